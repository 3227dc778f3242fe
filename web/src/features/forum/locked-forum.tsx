import { useLingui } from '@lingui/react';
import { BadgeCheck, MessagesSquare, ShieldCheck } from 'lucide-react';
import { sentence } from '../../platform/language/sentence.ts';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { Section } from '../../ui/layout/section.tsx';

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

/** The forum as a free reader sees it: an offer, and what is inside. The server sends free readers no threads. */
export function LockedForum({ onUpgrade }: { onUpgrade: () => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <OfferBar
        title={i18n.t('The forum is for members')}
        offer={i18n.t('Compare notes with members and analysts before the toss.')}
        onUpgrade={onUpgrade}
      />
      <Section title={i18n.t('What is inside')} heading="text-lg font-bold" className="mt-8">
        <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
          {contents.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex gap-3 p-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-turf" />
              <div>
                <h3 className="font-semibold">{i18n.t(title)}</h3>
                <p className="text-sm text-muted">{i18n.t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
