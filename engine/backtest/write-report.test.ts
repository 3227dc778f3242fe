import { describe, expect, it } from 'vitest';
import { calibrationPlot, chancesPlot, drawPlot, reliabilityPlot, totalsPlot } from './report-plots.ts';
import type { BacktestFigure, BacktestReport } from './summarise-backtest.ts';
import { writeReport } from './write-report.ts';

const FIGURE: BacktestFigure = {
  key: 'points.mae',
  name: 'Points',
  better: 'lower',
  figure: { value: 25.345, low: 1.98765, high: 27 },
  matches: 12,
  observations: 264,
  target: 25.2,
  baseline: { name: 'form', value: 26, gain: { value: 0.5, low: -0.25, high: 2 } },
};
const OVERS = ([1, 2] as const).map((innings) => ({
  innings,
  over: 5,
  count: 9,
  brier: 0.2,
  plain: 0.25,
  said: 0.6,
  came: 0.5,
}));
const REPORT: BacktestReport = {
  matches: 12,
  from: '2023-01-01',
  to: '2023-02-01',
  figures: [FIGURE],
  calibrations: [],
  chances: [],
  totals: [],
  cricket: [],
};

function linesOf(changes: Partial<BacktestReport>, start: string): string[] {
  return writeReport({ ...REPORT, ...changes }, 'Title')
    .split('\n')
    .filter((line) => line.startsWith(start));
}

function rowOf(changes: Partial<BacktestFigure>): string | undefined {
  return linesOf({ figures: [{ ...FIGURE, ...changes }] }, '| Points')[0];
}

describe('a figure in the report', () => {
  it('stands with its interval, baseline, gain and what its target was missed by', () => {
    expect(rowOf({})).toBe(
      '| Points | 25.34 (1.9877 to 27.00) | 12 | form 26.00 | 0.5000 (-0.2500 to 2.00) | ≤ 25.20 missed by 0.1450 |',
    );
  });

  it('meets a target that it equals, from below or from above', () => {
    expect(rowOf({ target: 25.345 })).toContain('| ≤ 25.34 met |');
    expect(rowOf({ better: 'higher', target: 25.345 })).toContain('| ≥ 25.34 met |');
    expect(rowOf({ better: 'higher', target: 26.345 })).toContain('| ≥ 26.34 missed by 1.0000 |');
    expect(rowOf({ better: 'higher', target: 24 })).toContain('met');
    expect(rowOf({ target: 24 })).toContain('missed by 1.3450');
  });

  it('leaves out a target or a baseline that it does not have', () => {
    expect(rowOf({ target: null, baseline: null })).toBe(
      '| Points | 25.34 (1.9877 to 27.00) | 12 |  |  |  |',
    );
  });
});

describe('the parts of the report', () => {
  it('tells how many matches there were, and when', () => {
    expect(linesOf({}, '12 matches')[0]).toContain('from 2023-01-01 to 2023-02-01, each forecast');
    expect(linesOf({ from: null, to: null }, '12 matches')[0]).toContain('from never to never');
  });

  it('has a table for each calibration', () => {
    const bins = [{ from: 0.3, count: 7, meanChance: 0.35, share: 0.4286 }];
    const calibrations = [{ name: 'Winner', error: 0.0786, floor: { mean: 0.1, p95: 0.2 }, bins }];
    expect(linesOf({ calibrations }, '## Winner')).toEqual(['## Winner: calibration error 0.0786']);
    expect(linesOf({ calibrations }, 'Were every')[0]).toContain(
      '0.1000 over as many matches, and in one of twenty 0.2000',
    );
    expect(linesOf({ calibrations }, '| 0.3')).toEqual(['| 0.3 | said 0.350 | came true 0.429 | 7 |']);
  });

  it('has plots and tables over by over where chances were given', () => {
    const totals = [{ over: 5, count: 9, error: 12.345, bias: -1.5 }];
    expect(linesOf({ chances: OVERS, totals }, '| 1 | 5')).toEqual([
      '| 1 | 5 | 9 | 0.2000 | 0.2500 | 0.600 | 0.500 |',
    ]);
    expect(linesOf({ chances: OVERS, totals }, '| 5 | 9')).toEqual(['| 5 | 9 | 12.35 | -1.50 |']);
    expect(linesOf({ chances: OVERS, totals }, '<svg')).toHaveLength(5);
    expect(linesOf({ totals }, '## Over')).toEqual([]);
  });

  it('compares simulated cricket with real', () => {
    const row = { name: 'wickets', simulated: 6.25, real: 6, error: 0.125, band: 0.15 };
    const rows = (['within', 'sampling', 'outside'] as const).map((verdict) => ({ ...row, verdict }));
    const table = { name: 'Men', matches: 40, rows, fifths: [0.1, 0.3, 0.2, 0.2, 0.2], even: false };
    expect(linesOf({ cricket: [table] }, '| wickets')).toEqual([
      '| wickets | 6.25 | 6.00 | 0.25 ± 0.13 | ± 0.15 | within band |',
      '| wickets | 6.25 | 6.00 | 0.25 ± 0.13 | ± 0.15 | within sampling error |',
      '| wickets | 6.25 | 6.00 | 0.25 ± 0.13 | ± 0.15 | outside |',
    ]);
    expect(linesOf({ cricket: [table] }, 'Real totals')[0]).toContain(
      '10%, 30%, 20%, 20%, 20%; uneven beyond chance',
    );
    expect(linesOf({ cricket: [{ ...table, even: true }] }, 'Real totals')[0]).toContain(
      'as even as chance allows',
    );
  });
});

const pathsOf = (plot: string) => plot.match(/d="M[^"]*" fill="none"/g);

describe('plots', () => {
  it('draw lines, later ones dashed, within the frame', () => {
    const plot = drawPlot({
      title: 'A < "B" & C',
      x: { name: 'over', from: 0, to: 20 },
      y: { name: 'runs', from: -10, to: 30 },
      series: [
        {
          name: 'ours',
          points: [
            [0, -10],
            [10, 10],
            [20, 30],
          ],
        },
        { name: 'plain', points: [[5, 0]] },
        {
          name: 'dots',
          points: [
            [20, 30],
            [0, 10],
          ],
          dots: [6],
        },
        { name: 'fourth', points: [] },
      ],
    });
    expect(plot.replaceAll('><', '>\n<')).toMatchInlineSnapshot();
  });

  it('give each calibration bin a dot by the share of its forecasts', () => {
    const bins = [
      { from: 0.1, count: 4, meanChance: 0.1, share: 0.2 },
      { from: 0.6, count: 1, meanChance: 0.6, share: 0.5 },
    ];
    const plot = calibrationPlot('Winner', bins);
    expect(plot.match(/<circle[^>]*>/g)).toMatchInlineSnapshot();
    expect(plot).toContain('M48 260L360 28');
  });

  it('show an innings’ chances over by over', () => {
    const overs = [
      ...OVERS,
      { innings: 2 as const, over: 15, count: 9, brier: 0.1, plain: 0.15, said: 0.9, came: 0.8 },
    ];
    expect(chancesPlot(1, overs)).toContain('Brier score by over, first innings');
    expect(pathsOf(chancesPlot(2, overs))).toMatchInlineSnapshot();
    expect(reliabilityPlot(2, overs)).toContain('Said and came true by over, chase');
    expect(pathsOf(reliabilityPlot(2, overs))).toMatchInlineSnapshot();
  });

  it('show errors of totals up to the next five runs', () => {
    const plot = totalsPlot([
      { over: 0, count: 9, error: 21, bias: 1 },
      { over: 20, count: 9, error: 0, bias: 0 },
    ]);
    expect(plot).toContain('>25<');
    expect(plot).toContain('d="M48 65L360 260"');
    expect(totalsPlot([])).toContain('>5<');
  });
});
