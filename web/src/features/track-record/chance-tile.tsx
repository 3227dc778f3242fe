import type { ChanceRecord } from '@gullylens/contract/http/forecast-record';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CalibrationPlot } from '../../ui/calibration-plot.tsx';
import type { ChartTable } from '../../ui/chart-figure.tsx';
import { Foldable } from '../../ui/foldable.tsx';

interface ChanceTileProps {
  title: string;
  record: ChanceRecord;
}

/** Whether what was said came as often; folded, the scores of the chances beside a plainer forecast's, and a chart. */
export function ChanceTile({ title, record }: ChanceTileProps) {
  const { i18n } = useLingui();
  const { baseline, brier, calibration, logLoss, of } = record;
  const summary = calibration.length > 0 && summaryOf(i18n, calibration);
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 text-sm text-muted tabular">
        {i18n.t('{count, plural, one {# forecast.} other {# forecasts.}}', { count: of })} {summary}
      </p>
      <Foldable title={i18n.t('Figures and chart')}>
        <p className="text-xs text-muted tabular">
          {i18n.t('Brier score {brier} (0 is best), log loss {logLoss}', {
            brier: brier.toFixed(3),
            logLoss: logLoss.toFixed(3),
          })}
        </p>
        {baseline && (
          <p className="text-xs text-muted tabular">
            {i18n.t('{name}: {brier}', {
              name: baselineName(i18n, baseline.name),
              brier: baseline.brier.toFixed(3),
            })}
          </p>
        )}
        {summary !== false && (
          <div className="mt-4">
            <CalibrationPlot
              bins={calibration}
              summary={summary}
              axes={{ said: i18n.t('Said, %'), came: i18n.t('Came, %') }}
              legend={i18n.t(
                'On the dashed line what was said came as often. The bars are 95% intervals; a larger dot stands for more forecasts.',
              )}
              table={tableOf(i18n, title, calibration)}
            />
          </div>
        )}
      </Foldable>
    </article>
  );
}

type Bin = ChanceRecord['calibration'][number];

function summaryOf(i18n: I18n, bins: readonly Bin[]): string {
  const inside = bins.filter(({ said, low, high }) => low <= said && said <= high).length;
  return i18n.t(
    'A chance of 70% should come true 7 times in 10. Grouped by the chance that was given, that held in {inside} of {all} groups.',
    {
      inside,
      all: bins.length,
    },
  );
}

function tableOf(i18n: I18n, caption: string, bins: readonly Bin[]): ChartTable {
  return {
    opener: i18n.t('Show as a table'),
    caption,
    head: [i18n.t('Said, %'), i18n.t('Came, %'), i18n.t('95% interval'), 'n'],
    rows: bins.map(({ said, came, low, high, of }) => [
      said.toFixed(1),
      came.toFixed(1),
      `${Math.max(0, low).toFixed(1)}–${high.toFixed(1)}`,
      String(of),
    ]),
  };
}

/** What a plainer forecast is called. One that has no name here yet keeps the server's. */
export function baselineName(i18n: I18n, name: string): string {
  const names: Readonly<Record<string, string>> = {
    'always even': i18n.t('Always even'),
    'Elo ratings': i18n.t('Elo ratings'),
    'overs, wickets and runs alone': i18n.t('Overs, wickets and runs alone'),
    'recent form': i18n.t('Recent form'),
  };
  return names[name] ?? name;
}
