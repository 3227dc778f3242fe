import type { MissRecord } from '@gullylens/contract/http/forecast-record';
import { useLingui } from '@lingui/react';
import { baselineName } from './baseline-names.ts';

/** What share should come to lie within P10 to P90. */
const SHOULD_BE_WITHIN = 80;

interface MissTileProps {
  title: string;
  unit: 'runs' | 'points';
  record: MissRecord;
}

/** How far numbers were off, beside a plainer forecast, and whether the ranges were honest. */
export function MissTile({ title, unit, record: { baseline, miss, of, within } }: MissTileProps) {
  const { i18n } = useLingui();
  const amount = (value: number) =>
    unit === 'runs'
      ? i18n.t('{runs} runs', { runs: value.toFixed(1) })
      : i18n.t('{points} points', { points: value.toFixed(1) });
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 text-2xl font-extrabold tabular">{amount(miss)}</p>
      <p className="text-xs text-muted tabular">
        {i18n.t('off on average, over {of, plural, one {# forecast} other {# forecasts}}', { of })}
      </p>
      {baseline && (
        <p className="text-xs text-muted tabular">
          {i18n.t('{name}: {miss}', { name: baselineName(i18n, baseline.name), miss: amount(baseline.miss) })}
        </p>
      )}
      <p className="mt-3 text-sm tabular">
        {i18n.t('{within}% came within the range that was given; {target}% should.', {
          within: within.toFixed(0),
          target: SHOULD_BE_WITHIN,
        })}
      </p>
    </article>
  );
}
