import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, MessagesSquare, ShieldCheck } from 'lucide-react';
import { apiQuery } from '../../platform/api/api-query.ts';
import { sentence } from '../../platform/language/sentence.ts';
import { pathTo } from '../../platform/links.ts';
import { StretchedLink } from '../../ui/controls/stretched-button.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { matchNameText } from '../../ui/match/match-status-text.ts';
import { lastPostText } from './thread-list.tsx';

const contents = [
  {
    title: sentence('Threads about each match'),
    text: sentence('Captain, pitch and toss: from the fixture to the last over.'),
    icon: MessagesSquare,
  },
  {
    title: sentence('Our analysts answer'),
    text: sentence('Their posts are marked, so that you can tell them from other members.'),
    icon: BadgeCheck,
  },
  {
    title: sentence('Clean and calm'),
    text: sentence('No betting and no selling of tips. Members report posts, and we look at each report.'),
    icon: ShieldCheck,
  },
] as const;

/**
 * The forum as a free reader sees it: an offer, what is inside, and about which matches members talk. The server sends
 * free readers numbers, but nothing that a member wrote.
 */
export function LockedForum({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <OfferBar
        title={i18n.t('The forum is for members')}
        offer={i18n.t('Compare notes with members and analysts before the toss.')}
        onUpgrade={onUpgrade}
      />
      <Section title={i18n.t('What is inside')} heading="text-lg font-bold" className="mt-6">
        <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
          {contents.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex gap-3 px-4 py-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-turf" />
              <div>
                <h3 className="text-sm font-semibold">{i18n.t(title)}</h3>
                <p className="text-sm text-muted">{i18n.t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      {/* Last, because its height is unknown until it is loaded. */}
      <Discussed />
    </>
  );
}

/** The matches that members discussed last, with numbers; nothing while unknown or when there are none. */
function Discussed() {
  const { i18n } = useLingui();
  const activity = useQuery(apiQuery('GET /api/v1/forum/activity/')).data?.data;
  if (!activity || activity.matches.length === 0) return null;
  return (
    <Section title={i18n.t('What members discuss')} heading="text-lg font-bold" className="mt-6">
      <p className="text-sm text-muted tabular">
        {i18n.t('{count, plural, one {# thread} other {# threads}} this week', { count: activity.threads })}
      </p>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {activity.matches.map((match) => (
          <li key={match.matchKey} className="relative flex items-center gap-3 px-4 py-3 hover:bg-raised">
            <div className="min-w-0 flex-1">
              <h3 className="text-sm font-semibold">
                <StretchedLink to={pathTo.match(match.matchKey)}>
                  {matchNameText(i18n, match.matchTitle)}
                </StretchedLink>
              </h3>
              <p className="text-xs text-muted">{lastPostText(i18n, match)}</p>
            </div>
            <p className="shrink-0 text-sm font-semibold tabular">
              {i18n.t('{count, plural, one {# post} other {# posts}}', { count: match.posts })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
