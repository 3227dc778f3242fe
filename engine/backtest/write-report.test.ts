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
  meanChance: 0.6,
  share: 0.5,
}));
const REPORT: BacktestReport = {
  matches: 12,
  from: '2023-01-01',
  to: '2023-02-01',
  figures: [FIGURE],
  competitions: [],
  calibrations: [],
  chances: [],
  totals: [],
  runScoring: [],
};

function linesOf(changes: Partial<BacktestReport>, start: string): string[] {
  return writeReport({ ...REPORT, ...changes }, 'Title')
    .split('\n')
    .filter((line) => line.startsWith(start));
}

function rowOf(changes: Partial<BacktestFigure>): string | undefined {
  return linesOf({ figures: [{ ...FIGURE, ...changes }] }, '| Points')[0];
}

describe('a measure in the report', () => {
  it('has its interval, baseline, gain and distance from the target', () => {
    expect(rowOf({})).toBe(
      '| Points | 25.34 (1.9876 to 27.00) | 12 | form 26.00 | 0.5000 (-0.2500 to 2.00) | ≤ 25.20 missed by 0.1450 |',
    );
  });

  it('meets a target that it equals, from either direction', () => {
    expect(rowOf({ target: 25.345 })).toContain('| ≤ 25.34 met |');
    expect(rowOf({ better: 'higher', target: 25.345 })).toContain('| ≥ 25.34 met |');
    expect(rowOf({ better: 'higher', target: 26.345 })).toContain('| ≥ 26.34 missed by 1.0000 |');
    expect(rowOf({ better: 'higher', target: 24 })).toContain('met');
    expect(rowOf({ target: 24 })).toContain('missed by 1.3450');
  });

  it('omits a missing target or baseline', () => {
    expect(rowOf({ target: null, baseline: null })).toBe(
      '| Points | 25.34 (1.9876 to 27.00) | 12 |  |  |  |',
    );
  });
});

describe('the parts of the report', () => {
  it('state the number of matches and the dates', () => {
    expect(linesOf({}, '12 matches')[0]).toContain('from 2023-01-01 to 2023-02-01, each forecast');
    expect(linesOf({ from: null, to: null }, '12 matches')[0]).toContain('from never to never');
  });

  it('have the claims of each competition', () => {
    const competitions = [{ name: 'Made League', matches: 7, figures: [FIGURE] }];
    expect(linesOf({ competitions }, '## Made')).toEqual(['## Made League: 7 matches']);
    expect(linesOf({ competitions }, '| Points')).toHaveLength(2);
  });

  it('have the values with known elevens and toss beside their own', () => {
    const known = { ...REPORT, figures: [{ ...FIGURE, figure: { value: 24, low: 23, high: 25 } }] };
    const lines = writeReport(REPORT, 'Title', known).split('\n');
    expect(lines).toContain('| Points | 25.34 | 24.00 |');
    expect(writeReport(REPORT, 'Title')).not.toContain('eleven and toss known');
    expect(writeReport(REPORT, 'Title', { ...REPORT, figures: [] })).not.toContain('| Points | 25.34 | 2');
  });

  it('include a table for each calibration', () => {
    const bins = [{ from: 0.3, count: 7, meanChance: 0.35, share: 0.4286 }];
    const calibrations = [{ name: 'Winner', error: 0.0786, floor: { mean: 0.1, p95: 0.2 }, bins }];
    expect(linesOf({ calibrations }, '## Winner')).toEqual(['## Winner: calibration error 0.0786']);
    expect(linesOf({ calibrations }, 'With correct')[0]).toContain(
      '0.1000 on average over this many matches, and 0.2000 or more in 5%',
    );
    expect(linesOf({ calibrations }, '| 0.3')).toEqual(['| 0.3 | 0.350 | 0.429 | 7 |']);
  });

  it('include plots and tables by over when there are chances', () => {
    const totals = [{ over: 5, count: 9, error: 12.345, bias: -1.5 }];
    expect(linesOf({ chances: OVERS, totals }, '| 1 | 5')).toEqual([
      '| 1 | 5 | 9 | 0.2000 | 0.2500 | 0.600 | 0.500 |',
    ]);
    expect(linesOf({ chances: OVERS, totals }, '| 5 | 9')).toEqual(['| 5 | 9 | 12.35 | -1.50 |']);
    expect(linesOf({ chances: OVERS, totals }, '<svg')).toHaveLength(5);
    expect(linesOf({ totals }, '## Over')).toEqual([]);
  });

  it('compare simulated and real run scoring', () => {
    const row = { name: 'wickets', simulated: 6.25, real: 6, error: 0.125, band: 0.15 };
    const rows = (['within', 'sampling', 'outside'] as const).map((verdict) => ({ ...row, verdict }));
    const table = { name: 'Men', matches: 40, rows, fifths: [0.1, 0.3, 0.2, 0.2, 0.2], even: false };
    expect(linesOf({ runScoring: [table] }, '| wickets')).toEqual([
      '| wickets | 6.25 | 6.00 | 0.25 ± 0.13 | ± 0.15 | within band |',
      '| wickets | 6.25 | 6.00 | 0.25 ± 0.13 | ± 0.15 | within sampling error |',
      '| wickets | 6.25 | 6.00 | 0.25 ± 0.13 | ± 0.15 | outside |',
    ]);
    expect(linesOf({ runScoring: [table] }, 'Share of real totals')[0]).toContain(
      '10%, 30%, 20%, 20%, 20%; not consistent with equal shares',
    );
    expect(linesOf({ runScoring: [{ ...table, even: true }] }, 'Share of real totals')[0]).toContain(
      '20%; consistent with equal shares',
    );
  });
});

const pathsOf = (plot: string) => plot.match(/d="M[^"]*" fill="none"/g);

describe('plots', () => {
  it('begin each axis where it is told to', () => {
    const plot = drawPlot({
      title: 'A',
      x: { name: 'over', from: 10, to: 20 },
      y: { name: 'runs', from: 5, to: 30 },
      series: [
        {
          name: 'ours',
          points: [
            [10, 5],
            [20, 30],
          ],
        },
      ],
    });
    expect(pathsOf(plot)).toEqual(['d="M48 260L360 28" fill="none"']);
  });

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
    expect(plot.replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A &lt; &quot;B&quot; &amp; C" width="480" height="300" font-family="sans-serif" font-size="11">
      <rect width="480" height="300" fill="#fff"/>
      <text x="48" y="16" fill="#333">A &lt; &quot;B&quot; &amp; C</text>
      <path d="M48 260H360" stroke="#ddd"/>
      <text x="42" y="276" fill="#333">0</text>
      <text x="6" y="264" fill="#333">-10</text>
      <path d="M48 202H360" stroke="#ddd"/>
      <text x="120" y="276" fill="#333">5</text>
      <text x="6" y="206" fill="#333">0</text>
      <path d="M48 144H360" stroke="#ddd"/>
      <text x="198" y="276" fill="#333">10</text>
      <text x="6" y="148" fill="#333">10</text>
      <path d="M48 86H360" stroke="#ddd"/>
      <text x="276" y="276" fill="#333">15</text>
      <text x="6" y="90" fill="#333">20</text>
      <path d="M48 28H360" stroke="#ddd"/>
      <text x="354" y="276" fill="#333">20</text>
      <text x="6" y="32" fill="#333">30</text>
      <text x="48" y="294" fill="#333">over</text>
      <text x="6" y="18" fill="#333">runs</text>
      <text x="368" y="44" fill="#1a6dd8">ours</text>
      <path d="M48 260L204 144L360 28" fill="none" stroke="#1a6dd8" stroke-width="2"/>
      <text x="368" y="60" fill="#8a8a8a">plain</text>
      <path d="M126 202" fill="none" stroke="#8a8a8a" stroke-width="2" stroke-dasharray="5 4"/>
      <text x="368" y="76" fill="#c2410c">dots</text>
      <circle cx="360" cy="28" r="3.0" fill="#c2410c"/>
      <circle cx="48" cy="144" r="2.0" fill="#c2410c"/>
      <text x="368" y="92" fill="#1a6dd8">fourth</text>
      <path d="" fill="none" stroke="#1a6dd8" stroke-width="2" stroke-dasharray="5 4"/>
      </svg>"
    `);
  });

  it('draw a dot for each calibration bin, sized by its share of forecasts', () => {
    const bins = [
      { from: 0.1, count: 4, meanChance: 0.1, share: 0.2 },
      { from: 0.6, count: 1, meanChance: 0.6, share: 0.5 },
    ];
    const plot = calibrationPlot('Winner', bins);
    expect(plot.match(/<circle[^>]*>/g)).toMatchInlineSnapshot(`
      [
        "<circle cx="79" cy="214" r="9.0" fill="#1a6dd8"/>",
        "<circle cx="235" cy="144" r="5.5" fill="#1a6dd8"/>",
      ]
    `);
    expect(plot).toContain('M48 260L360 28');
  });

  it('show the chances of an innings by over', () => {
    const overs = [
      ...OVERS,
      { innings: 2 as const, over: 15, count: 9, brier: 0.1, plain: 0.15, meanChance: 0.9, share: 0.8 },
    ];
    expect(chancesPlot(1, overs)).toContain('Brier score by over, first innings');
    expect(pathsOf(chancesPlot(2, overs))).toMatchInlineSnapshot(`
      [
        "d="M126 105L282 183" fill="none"",
        "d="M126 67L282 144" fill="none"",
      ]
    `);
    expect(reliabilityPlot(2, overs)).toContain('Forecast and observed by over, chase');
    expect(pathsOf(reliabilityPlot(2, overs))).toMatchInlineSnapshot(`
      [
        "d="M126 121L282 51" fill="none"",
        "d="M126 144L282 74" fill="none"",
      ]
    `);
  });

  it('scale errors of totals to the next five runs', () => {
    const plot = totalsPlot([
      { over: 0, count: 9, error: 21, bias: 1 },
      { over: 20, count: 9, error: 0, bias: 0 },
    ]);
    expect(plot).toContain('>25<');
    expect(plot).toContain('d="M48 65L360 260"');
    expect(totalsPlot([])).toContain('>5<');
  });
});
