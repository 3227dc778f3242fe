import { TextLink } from '../../ui/controls/text-link.tsx';
import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { Card } from '../../ui/layout/card.tsx';

const features = [
  {
    to: '#expert-analysis',
    name: sentence('Expert Analysis'),
    text: sentence('Pitch, form, head-to-head, captain and GL teams for each match.'),
  },
  {
    to: paths.matches,
    name: sentence('Live match analysis'),
    text: sentence('Win probability, projected totals and projected points, ball by ball.'),
  },
  {
    to: paths.forum,
    name: sentence('Elite forum'),
    text: sentence('Threads of members and analysts about each match.'),
  },
  {
    to: paths.support,
    name: sentence('Priority support'),
    text: sentence('Your tickets are answered first.'),
  },
] as const;

export function PremiumFeatures() {
  const { i18n } = useLingui();
  return (
    <section id="premium-features" aria-labelledby="premium-features-title">
      <h2 id="premium-features-title" className="text-xl font-bold">
        {i18n.t('Premium Features')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ to, name, text }) => (
          <li key={name}>
            <Card className="h-full p-4">
              <h3 className="font-bold">
                <TextLink to={to}>{i18n.t(name)}</TextLink>
              </h3>
              <p className="text-sm text-muted">{i18n.t(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
