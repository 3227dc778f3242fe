import { sentence } from '../../platform/language/sentence.ts';
import { CardSection } from './card-section.tsx';

const tips = [
  {
    title: sentence('Captain first'),
    text: sentence(
      'The captain’s points count twice, the vice-captain’s one and a half times. Choose players who bat early or bowl full spells.',
    ),
  },
  {
    title: sentence('Wait for the toss'),
    text: sentence('Line-ups are announced at the toss. A player who does not play scores nothing.'),
  },
  {
    title: sentence('Look at the ground'),
    text: sentence('First-innings average and chases won show whether to pick more batters or more bowlers.'),
  },
  {
    title: sentence('Prefer all-rounders'),
    text: sentence('Runs, wickets and catches all score: two ways to earn points beat one.'),
  },
] as const;

/** The Fantasy Tips section of the landing page and the dashboard. */
export function FantasyTips(look: { className?: string; isFolded?: boolean }) {
  return <CardSection id="fantasy-tips" title={sentence('Fantasy Tips')} cards={tips} {...look} />;
}
