import { escapeHtml } from './report-plots.ts';
import type { BacktestFigure } from './summarise-backtest.ts';

/** The result of a measure that has a baseline. */
export type ComparedFigure = BacktestFigure & { readonly baseline: NonNullable<BacktestFigure['baseline']> };

/** Whether the measure has a baseline. */
export function isCompared(figure: BacktestFigure): figure is ComparedFigure {
  return figure.baseline !== null;
}

/** In pixels: height of a row, width of the plot, position of the line for no gain, and margin. */
const ROW = 44;
const WIDTH = 640;
const MIDDLE = 320;
const MARGIN = 16;

/**
 * Draws the gains over the baselines, for the page of the backtest command: a row per measure, in percent of the
 * baseline's value with the 95% interval. Right of the middle line we are better. The colour says whether the whole
 * interval is above 0 (blue), below 0 (orange) or neither (grey).
 */
export function gainPlot(title: string, figures: readonly ComparedFigure[]): string {
  const shares = figures.map(({ baseline: { value, gain } }) => ({
    value: (100 * gain.value) / value,
    low: (100 * gain.low) / value,
    high: (100 * gain.high) / value,
  }));
  const most = Math.max(1, ...shares.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const toX = (percent: number) => Math.round(MIDDLE + ((MIDDLE - MARGIN) * percent) / most);
  const rows = figures.map(({ name, baseline }, i) => {
    const { value, low, high } = shares[i] ?? { value: NaN, low: NaN, high: NaN };
    const y = ROW * i + 30;
    const colour = low > 0 ? '#1a6dd8' : high < 0 ? '#c2410c' : '#6b7280';
    return (
      `<text x="${MARGIN}" y="${y - 12}" fill="#333">${escapeHtml(name)}, against ${escapeHtml(baseline.name)}</text>` +
      `<path d="M${toX(low)} ${y}H${toX(high)}" stroke="${colour}" stroke-width="3"/>` +
      `<circle cx="${toX(value)}" cy="${y}" r="5" fill="${colour}"/>` +
      `<text x="${WIDTH - MARGIN}" y="${y - 12}" text-anchor="end" fill="${colour}">${value.toFixed(1)}%</text>`
    );
  });
  const height = ROW * figures.length + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(title)}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12"><rect width="${WIDTH}" height="${height}" fill="#fff"/><path d="M${MIDDLE} 4V${height - 4}" stroke="#999" stroke-dasharray="4 4"/>${rows.join('')}</svg>`;
}
