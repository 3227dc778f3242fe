import type { CalibrationBin } from '../statistics/scores.ts';
import type { OverChances, OverTotals } from './by-over.ts';

// Plots of the backtest command's report and page, as SVG.

const CHANCE = { from: 0, to: 1 };
/** Overs bowled in a T20; twentieths of the innings in other formats. */
const OVER = { name: 'over', from: 0, to: 20 };

/** Observed share by forecast chance; the area of a dot grows with the number of forecasts. */
export function calibrationPlot(title: string, bins: readonly CalibrationBin[]): string {
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  return drawPlot({
    title,
    x: { name: 'forecast chance', ...CHANCE },
    y: { name: 'observed share', ...CHANCE },
    series: [
      {
        name: 'forecasts',
        points: bins.map((bin) => [bin.meanChance, bin.share]),
        dots: bins.map((bin) => 4 + 14 * Math.sqrt(bin.count / most)),
      },
      {
        name: 'perfect calibration',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  });
}

type Curve = readonly [name: string, valueOf: (over: OverChances) => number];

function plotByOver(
  [innings, overs]: readonly [1 | 2, readonly OverChances[]],
  title: string,
  y: Plot['y'],
  curves: readonly Curve[],
): string {
  const ofInnings = overs.filter((each) => each.innings === innings);
  return drawPlot({
    title: `${title} by over, ${innings === 1 ? 'first innings' : 'chase'}`,
    x: OVER,
    y,
    series: curves.map(([name, valueOf]) => ({
      name,
      points: ofInnings.map((each) => [each.over, valueOf(each)]),
    })),
  });
}

/** Brier score of the chances by over, compared with those from overs, wickets and runs alone. */
export function chancesPlot(innings: 1 | 2, overs: readonly OverChances[]): string {
  return plotByOver([innings, overs], 'Brier score', { name: 'Brier score', from: 0, to: 0.3 }, [
    ['ours', ({ brier }) => brier],
    ['state only', ({ plain }) => plain],
  ]);
}

/** Mean forecast chance and share of wins of the batting team, by over. */
export function reliabilityPlot(innings: 1 | 2, overs: readonly OverChances[]): string {
  return plotByOver(
    [innings, overs],
    'Forecast and observed',
    { name: 'chance of the batting team', ...CHANCE },
    [
      ['forecast', ({ meanChance }) => meanChance],
      ['observed', ({ share }) => share],
    ],
  );
}

/** Mean absolute error of forecast first-innings totals, in runs, by over. */
export function totalsPlot(overs: readonly OverTotals[]): string {
  const most = 5 * Math.ceil(Math.max(5, ...overs.map(({ error }) => error)) / 5);
  return drawPlot({
    title: 'Error of the forecast first-innings total by over',
    x: OVER,
    y: { name: 'runs', from: 0, to: most },
    series: [{ name: 'mean absolute error', points: overs.map(({ over, error }) => [over, error]) }],
  });
}

interface PlotSeries {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Dot diameters in pixels. Draws dots instead of a line. */
  readonly dots?: readonly number[];
}

interface Plot {
  readonly title: string;
  readonly x: { readonly name: string; readonly from: number; readonly to: number };
  readonly y: { readonly name: string; readonly from: number; readonly to: number };
  readonly series: readonly PlotSeries[];
}

/** Size of a plot and its margins, in pixels. */
const SIZE = { width: 480, height: 300, left: 48, right: 120, top: 28, bottom: 40 };
/** Colours of the series in order. Lines after the first are also dashed, so that they differ without colour. */
const COLOURS = ['#1a6dd8', '#8a8a8a', '#c2410c'];
/** Intervals between the labels of each axis. */
const TICKS = 4;

/** Draws a plot as SVG on a white background. The report has the same values in a table. */
export function drawPlot(plot: Plot): string {
  const { width, height } = SIZE;
  const parts = [
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(SIZE.left, 16, plot.title),
    ...ticks(plot),
    ...plot.series.flatMap((series, i) => drawSeries(plot, series, i)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(plot.title)}" width="${width}" height="${height}" font-family="sans-serif" font-size="11">${parts.join('')}</svg>`;
}

function ticks(plot: Plot): string[] {
  const { left, right, top, bottom, width, height } = SIZE;
  const lines = Array.from({ length: TICKS + 1 }, (_, i) => {
    const x = plot.x.from + ((plot.x.to - plot.x.from) * i) / TICKS;
    const y = plot.y.from + ((plot.y.to - plot.y.from) * i) / TICKS;
    const [px, py] = toPixels(plot, [x, y]);
    return [
      `<path d="M${left} ${py}H${width - right}" stroke="#ddd"/>`,
      text(px - 6, height - bottom + 16, label(x)),
      text(6, py + 4, label(y)),
    ];
  }).flat();
  return [...lines, text(left, height - 6, plot.x.name), text(6, top - 10, plot.y.name)];
}

function drawSeries(plot: Plot, { name, points, dots }: PlotSeries, i: number): string[] {
  const colour = COLOURS[i % COLOURS.length] ?? '#000';
  const legend = text(SIZE.width - SIZE.right + 8, SIZE.top + 16 * (i + 1), name, colour);
  if (dots) {
    const circles = points.map((point, at) => {
      const [x, y] = toPixels(plot, point);
      return `<circle cx="${x}" cy="${y}" r="${((dots[at] ?? 4) / 2).toFixed(1)}" fill="${colour}"/>`;
    });
    return [legend, ...circles];
  }
  const path = points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${toPixels(plot, point).join(' ')}`)
    .join('');
  const dash = i === 0 ? '' : ' stroke-dasharray="5 4"';
  return [legend, `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`];
}

function toPixels({ x, y }: Plot, [valueX, valueY]: readonly [number, number]): readonly [number, number] {
  const { left, right, top, bottom, width, height } = SIZE;
  const px = left + ((width - left - right) * (valueX - x.from)) / (x.to - x.from);
  const py = height - bottom - ((height - top - bottom) * (valueY - y.from)) / (y.to - y.from);
  return [Math.round(px), Math.round(py)];
}

function text(x: number, y: number, content: string, colour = '#333'): string {
  return `<text x="${x}" y="${y}" fill="${colour}">${escapeHtml(content)}</text>`;
}

function label(value: number): string {
  return Number(value.toFixed(2)).toString();
}

/** Makes a text safe in SVG and HTML, as content and in quoted attributes. */
export function escapeHtml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
