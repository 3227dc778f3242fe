import { sentence } from '../../platform/language/sentence.ts';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { Badge } from '../../ui/layout/badge.tsx';
import { SampleScoreboard } from './sample-scoreboard.tsx';
import { sampleMatch } from './sample-innings.ts';

/** Two labelled samples of the landing page: a fictional scoreboard and analysis. */
export function ProductAtWork() {
  return (
    <div>
      <div id="live-matches">
        <SampleScoreboard />
      </div>
      <SampleAnalysis />
    </div>
  );
}

const rows = [
  { label: sentence('Captain'), name: 'Vihaan Menon', points: '76.8' },
  { label: sentence('Vice-captain'), name: 'Ishaan Bhatt', points: '61.2' },
] as const;

function SampleAnalysis() {
  const { i18n } = useLingui();
  return (
    <section
      id="expert-analysis"
      aria-label={i18n.t('Sample of an analysis')}
      className="mt-4 rounded-card border border-line bg-surface p-5 shadow-card sm:ml-10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-bold">
          {i18n.t('{teams}: the analysis', {
            teams: `${sampleMatch.batting.shortName} vs ${sampleMatch.bowling.shortName}`,
          })}
        </p>
        <Badge tone="premium">
          <Lock aria-hidden="true" className="size-3" /> {i18n.t('Premium')}
        </Badge>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 text-sm">
        {rows.map(({ label, name, points }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{i18n.t(label)}</dt>
            <dd className="font-semibold">{name}</dd>
            <dd className="text-xs text-muted tabular">
              <strong className="block text-xl leading-8 font-extrabold text-text">{points}</strong>{' '}
              {i18n.t('expected points')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
