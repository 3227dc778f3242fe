import { TextLink } from '../../ui/controls/text-link.tsx';
import { useLingui } from '@lingui/react';
import { BadgeCheck, Brain, ClipboardList, Users, Zap, type LucideIcon } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Section } from '../../ui/layout/section.tsx';

interface ProductPromise {
  title: string;
  text: string;
  icon: LucideIcon;
  /** A link to the page that shows it. */
  proof?: { to: string; label: string };
}

const promises: readonly ProductPromise[] = [
  {
    title: sentence('Expert analysis'),
    text: sentence(
      'Pitch, venue, form and head-to-head for each match, with a captain and a vice-captain named before the toss.',
    ),
    icon: ClipboardList,
  },
  {
    title: sentence('Real-time insights'),
    text: sentence('Scores are pushed to your screen the moment they change. No reloading between balls.'),
    icon: Zap,
  },
  {
    title: sentence('AI-powered analytics'),
    text: sentence(
      'Ratings and forecasts from years of ball-by-ball history, with the sample size beside every number.',
    ),
    icon: Brain,
  },
  {
    title: sentence('An expert community'),
    text: sentence('A members’ forum about matchups and grounds, moderated by the analysts.'),
    icon: Users,
  },
  {
    title: sentence('Proven results'),
    text: sentence(
      'Every call made before play is sealed and then graded in public after the match. Nothing is deleted.',
    ),
    icon: BadgeCheck,
    proof: { to: paths.trackRecord, label: sentence('See the track record') },
  },
];

/** The section "What you get" of the landing page. */
export function Promises() {
  const { i18n } = useLingui();
  return (
    <Section
      id="premium-features"
      title={i18n.t('What you get')}
      className="mx-auto max-w-7xl px-4 pt-8 md:px-6"
    >
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
        {promises.map(({ title, text, icon: Icon, proof }) => (
          <li key={title} className="flex gap-4 sm:max-lg:last:col-span-2 lg:flex-col lg:gap-3">
            <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-control border border-line bg-surface text-turf">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="font-bold">{i18n.t(title)}</h3>
              <p className="mt-1 text-sm text-muted">{i18n.t(text)}</p>
              {proof && (
                <TextLink to={proof.to} className="text-sm">
                  {i18n.t(proof.label)}
                </TextLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
