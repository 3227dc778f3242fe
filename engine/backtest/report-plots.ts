import type { CalibrationBin } from '../statistics/scores.ts';
import type { OverChances, OverTotals } from './by-over.ts';
import { drawPlot, type Plot } from './draw-plot.ts';

const CHANCE = { from: 0, to: 1 };
const OVER = { name: 'over', from: 0, to: 20 };

/** What was said against what came true; the larger a dot, the more forecasts stand in it. */
export function calibrationPlot(title: string, bins: readonly CalibrationBin[]): string {
  const most = Math.max(1, ...bins.map((bin) => bin.count));
  return drawPlot({
    title,
    x: { name: 'chance that was said', ...CHANCE },
    y: { name: 'share that came true', ...CHANCE },
    series: [
      {
        name: 'forecasts',
        points: bins.map((bin) => [bin.meanChance, bin.share]),
        dots: bins.map((bin) => 4 + 14 * Math.sqrt(bin.count / most)),
      },
      {
        name: 'as said',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  });
}

type Curve = readonly [name: string, of: (each: OverChances) => number];

function plotByOver(
  [innings, overs]: readonly [1 | 2, readonly OverChances[]],
  what: string,
  y: Plot['y'],
  curves: readonly Curve[],
): string {
  const here = overs.filter((each) => each.innings === innings);
  return drawPlot({
    title: `${what} by over, ${innings === 1 ? 'first innings' : 'chase'}`,
    x: OVER,
    y,
    series: curves.map(([name, of]) => ({ name, points: here.map((each) => [each.over, of(each)]) })),
  });
}

/** How far chances miss, over by over, beside those from the state alone. */
export function chancesPlot(innings: 1 | 2, overs: readonly OverChances[]): string {
  return plotByOver([innings, overs], 'Brier score', { name: 'Brier score', from: 0, to: 0.3 }, [
    ['ours', ({ brier }) => brier],
    ['state only', ({ plain }) => plain],
  ]);
}

/** Whether chances are right on average, over by over. */
export function reliabilityPlot(innings: 1 | 2, overs: readonly OverChances[]): string {
  return plotByOver(
    [innings, overs],
    'Said and came true',
    { name: 'chance of the side batting', ...CHANCE },
    [
      ['said', ({ said }) => said],
      ['came true', ({ came }) => came],
    ],
  );
}

/** How far foreseen totals miss, over by over. */
export function totalsPlot(overs: readonly OverTotals[]): string {
  const most = 5 * Math.ceil(Math.max(5, ...overs.map(({ error }) => error)) / 5);
  return drawPlot({
    title: 'Error of the foreseen first-innings total by over',
    x: OVER,
    y: { name: 'runs', from: 0, to: most },
    series: [{ name: 'mean absolute error', points: overs.map(({ over, error }) => [over, error]) }],
  });
}
