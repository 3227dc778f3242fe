import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { CardSection } from '../shell/card-section.tsx';

const features = [
  {
    to: '#expert-analysis',
    title: sentence('Expert Analysis'),
    text: sentence('Pitch, form, head-to-head, captain and GL teams for each match.'),
  },
  {
    to: paths.matches,
    title: sentence('Live match analysis'),
    text: sentence('Win probability, projected totals and projected points, ball by ball.'),
  },
  {
    to: paths.forum,
    title: sentence('Elite forum'),
    text: sentence('Threads of members and analysts about each match.'),
  },
  {
    to: paths.support,
    title: sentence('Priority support'),
    text: sentence('Your tickets are answered first.'),
  },
] as const;

/** The section of the dashboard that lists what Premium includes. */
export function PremiumFeatures({ isFolded }: { isFolded: boolean }) {
  return (
    <CardSection
      id="premium-features"
      title={sentence('Premium Features')}
      cards={features}
      isFolded={isFolded}
    />
  );
}
