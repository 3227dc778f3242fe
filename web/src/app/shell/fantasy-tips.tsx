import { useLingui } from '@lingui/react';
import { sentence } from '../../platform/language/sentence.ts';
import { Card } from '../../ui/layout/card.tsx';

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

export function FantasyTips({ className }: { className?: string }) {
  const { i18n } = useLingui();
  return (
    <section id="fantasy-tips" aria-labelledby="fantasy-tips-title" className={className}>
      <h2 id="fantasy-tips-title" className="text-xl font-bold">
        {i18n.t('Fantasy Tips')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tips.map(({ title, text }) => (
          <li key={title}>
            <Card className="h-full p-4">
              <h3 className="font-bold">{i18n.t(title)}</h3>
              <p className="mt-1 text-sm text-muted">{i18n.t(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
