import type { ChanceRecord } from '@gullylens/contract/http/forecast-record';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { CalibrationPlot } from '../../ui/calibration-plot.tsx';
import type { ChartTable } from '../../ui/chart-figure.tsx';
import { baselineName } from './baseline-names.ts';

/** How chances fared: their score beside a plainer forecast's, and whether what was said came as often. */
export function ChanceTile({ title, record }: { title: string; record: ChanceRecord }) {
  const { i18n } = useLingui();
  const { baseline, brier, calibration, logLoss, of } = record;
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="text-sm text-muted">{title}</h3>
      <p className="mt-1 text-2xl font-extrabold tabular">{brier.toFixed(3)}</p>
      <p className="text-xs text-muted tabular">
        {i18n.t('Brier score (0 is best), log loss {logLoss}, n = {of}', { logLoss: logLoss.toFixed(3), of })}
      </p>
      {baseline && (
        <p className="text-xs text-muted tabular">
          {i18n.t('{name}: {brier}', {
            name: baselineName(i18n, baseline.name),
            brier: baseline.brier.toFixed(3),
          })}
        </p>
      )}
      {calibration.length > 0 && (
        <div className="mt-4">
          <CalibrationPlot
            bins={calibration.map(asShares)}
            summary={summaryOf(i18n, calibration)}
            axes={{ said: i18n.t('Said, %'), came: i18n.t('Came, %') }}
            legend={i18n.t(
              'On the dashed line what was said came as often. The bars are 95% intervals; a larger dot stands for more forecasts.',
            )}
            table={tableOf(i18n, title, calibration)}
          />
        </div>
      )}
    </article>
  );
}

type Bin = ChanceRecord['calibration'][number];

function asShares({ said, came, low, high, of }: Bin) {
  return { said: said / 100, came: came / 100, low: low / 100, high: high / 100, of };
}

function summaryOf(i18n: I18n, bins: readonly Bin[]): string {
  const inside = bins.filter(({ said, low, high }) => low <= said && said <= high).length;
  return i18n.t(
    'Calibration: in {inside} of {all} groups what was said lies within the interval of what came.',
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
      `${low.toFixed(1)}–${high.toFixed(1)}`,
      String(of),
    ]),
  };
}
