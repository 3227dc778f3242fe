import type { VenueRecord } from '@gullylens/contract/http/venues';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Card } from '../../ui/card.tsx';
import { ChartFigure } from '../../ui/chart-figure.tsx';
import { BarPlot } from '../../ui/plot/bar-plot.tsx';
import { upAxis } from '../../ui/plot/nice-ticks.ts';

/** How often first innings ended where. */
export function TotalsHistogram({ record: { firstInningsTotals } }: { record: VenueRecord }) {
  const { i18n } = useLingui();
  const bins = binTotals(firstInningsTotals);
  const { up, height } = upAxis(Math.max(0, ...bins.map(({ count }) => count)));
  return (
    <Card className="min-w-0 p-4">
      <h2 className="font-bold">{i18n.t('First-innings totals')}</h2>
      {bins.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{i18n.t('No first innings went the whole way here.')}</p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">
            {i18n.t('How many innings ended in each range; those that rain cut short are left out.')}
          </p>
          <ChartFigure table={tableOf(i18n, bins)}>
            <BarPlot
              name={i18n.t('First-innings totals')}
              summary={summaryOf(i18n, bins)}
              across={edges(bins)}
              up={up}
              bars={bins.map(({ from, count }) => ({ key: from, up: height(count) }))}
              places={bins.length}
              tone="sky"
              texts={bins.map((bin) => binText(i18n, bin))}
            />
          </ChartFigure>
        </>
      )}
    </Card>
  );
}

/** Where each bin begins, every second one where there are many. */
function edges(bins: readonly TotalBin[]) {
  const every = bins.length > 6 ? 2 : 1;
  const starts = bins.map(({ from }, at) => ({ at: at / bins.length, text: String(from) }));
  return starts.filter((_, at) => at % every === 0);
}

function binText(i18n: I18n, { from, to, count }: TotalBin): string {
  const innings = i18n.t('{count, plural, one {# innings} other {# innings}}', { count });
  return `${from}–${to - 1}: ${innings}`;
}

function summaryOf(i18n: I18n, bins: readonly TotalBin[]): string {
  const [usual] = bins.toSorted((a, b) => b.count - a.count);
  return usual ? i18n.t('Most often {from} to {to}', { from: usual.from, to: usual.to - 1 }) : '';
}

function tableOf(i18n: I18n, bins: readonly TotalBin[]) {
  return {
    caption: i18n.t('First-innings totals'),
    head: [i18n.t('Runs'), i18n.t('Innings')],
    rows: bins.map(({ from, to, count }) => [`${from}–${to - 1}`, String(count)]),
  };
}

interface TotalBin {
  /** Runs from `from` up to, and without, `to`. */
  from: number;
  to: number;
  count: number;
}

const WIDEST = 200;
const WIDTHS = [5, 10, 20, 25, 50, 100, WIDEST] as const;
const MOST_BINS = 10;

/** Totals in bins of a round width, at most ten and none left out between the lowest and the highest. */
export function binTotals(totals: readonly number[]): TotalBin[] {
  if (totals.length === 0) return [];
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  const bins = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = WIDTHS.find((each) => bins(each) <= MOST_BINS) ?? WIDEST;
  const first = Math.floor(lowest / width) * width;
  return Array.from({ length: bins(width) }, (_, i) => {
    const [from, to] = [first + i * width, first + (i + 1) * width];
    return { from, to, count: totals.filter((total) => total >= from && total < to).length };
  });
}
