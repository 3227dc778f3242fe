import { escapeHtml } from './report-plots.ts';
import type { BacktestFigure } from './summarise-backtest.ts';

/** A measure with the baseline's value, and our gain over it with its 95% interval. */
export type ComparedFigure = BacktestFigure & { readonly baseline: NonNullable<BacktestFigure['baseline']> };

/** True for a measure with a baseline. */
export function isCompared(figure: BacktestFigure): figure is ComparedFigure {
  return figure.baseline !== null;
}

/** Lengths in pixels. */
const ROW = 44;
const WIDTH = 640;
const MIDDLE = 320;
const MARGIN = 16;

/** Gains over the baselines in percent of the baseline's value, a row for each; right of the middle line is better. */
export function gainPlot(title: string, figures: readonly ComparedFigure[]): string {
  const shares = figures.map(({ baseline: { value, gain } }) => ({
    value: (100 * gain.value) / value,
    low: (100 * gain.low) / value,
    high: (100 * gain.high) / value,
  }));
  const most = Math.max(1, ...shares.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const at = (percent: number) => Math.round(MIDDLE + ((MIDDLE - MARGIN) * percent) / most);
  const rows = figures.map(({ name, baseline }, i) => {
    const { value, low, high } = shares[i] ?? { value: NaN, low: NaN, high: NaN };
    const y = ROW * i + 30;
    const colour = low > 0 ? '#1a6dd8' : high < 0 ? '#c2410c' : '#6b7280';
    return (
      `<text x="${MARGIN}" y="${y - 12}" fill="#333">${escapeHtml(name)}, against ${escapeHtml(baseline.name)}</text>` +
      `<path d="M${at(low)} ${y}H${at(high)}" stroke="${colour}" stroke-width="3"/>` +
      `<circle cx="${at(value)}" cy="${y}" r="5" fill="${colour}"/>` +
      `<text x="${WIDTH - MARGIN}" y="${y - 12}" text-anchor="end" fill="${colour}">${value.toFixed(1)}%</text>`
    );
  });
  const height = ROW * figures.length + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(title)}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12"><rect width="${WIDTH}" height="${height}" fill="#fff"/><path d="M${MIDDLE} 4V${height - 4}" stroke="#999" stroke-dasharray="4 4"/>${rows.join('')}</svg>`;
}
