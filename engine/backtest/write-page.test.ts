import { describe, expect, it } from 'vitest';
import { gainPlot, isCompared } from './gain-plot.ts';
import type { BacktestFigure, BacktestReport } from './summarise-backtest.ts';
import { writePage } from './write-page.ts';

const figure = (name: string, low: number, high: number): BacktestFigure => ({
  key: name,
  name,
  better: 'higher',
  figure: { value: 0.5, low: 0.4, high: 0.6 },
  matches: 12,
  observations: 12,
  target: null,
  baseline: { name: 'form', value: 0.4, gain: { value: (low + high) / 2, low, high } },
});
const REPORT: BacktestReport = {
  matches: 12,
  from: '2023-01-01',
  to: '2023-02-01',
  figures: [figure('A', 0.1, 0.2), figure('B', -0.1, 0.3), figure('C', -0.2, -0.1)],
  competitions: [],
  calibrations: [],
  chances: [],
  totals: [],
  runScoring: [],
};

describe('the page of the backtest', () => {
  it('says better, worse or no difference by the interval', () => {
    const rows = writePage(REPORT, 'Title').match(/<tr><td>[ABC].*?<\/tr>/g);
    expect(rows).toEqual([
      expect.stringContaining('better by 0.1500 (0.1000 to 0.2000)'),
      expect.stringContaining('no clear difference: 0.1000 (-0.1000 to 0.3000)'),
      expect.stringContaining('worse by 0.1500 (0.1000 to 0.2000)'),
    ]);
  });

  it('needs no other file and escapes names', () => {
    const page = writePage({ ...REPORT, figures: [figure('<b>', 0, 1)] }, 'A & B');
    expect(page).toContain('<title>A &amp; B</title>');
    expect(page).not.toContain('<b>');
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|href=/);
  });

  it('has the competitions, calibrations and known elevens that the report has', () => {
    const plain = writePage(REPORT, 'Title');
    expect(plain).not.toMatch(/Made League|Winner|would add|Over by over/);
    const bins = [{ from: 0.3, count: 7, meanChance: 0.35, share: 0.4286 }];
    const full: BacktestReport = {
      ...REPORT,
      competitions: [{ name: 'Made League', matches: 7, figures: [figure('A', 0.1, 0.2)] }],
      calibrations: [{ name: 'Winner', error: 0.0786, floor: { mean: 0.1, p95: 0.2 }, bins }],
      chances: [
        { innings: 1, over: 5, count: 9, brier: 0.2, plain: 0.25, meanChance: 0.6, share: 0.5 },
        { innings: 2, over: 5, count: 9, brier: 0.2, plain: 0.25, meanChance: 0.6, share: 0.5 },
      ],
    };
    const page = writePage(full, 'Title', REPORT);
    expect(page).toContain('<h2>Made League: 7 matches</h2>');
    expect(page).toContain('off by 7.9 points of 100 on average; luck alone gives 10.0 points of 100');
    expect(page).toContain('What the eleven and the toss would add');
    expect(page.match(/<svg /g)).toHaveLength(1 + 1 + 3);
  });
});

it('gains are drawn in percent of the baseline, coloured by their interval', () => {
  const plot = gainPlot('Gains', REPORT.figures.filter(isCompared));
  // The widest bound, 75%, reaches the margin; the middle stands for no gain.
  expect(plot).toContain('<path d="M421 30H523" stroke="#1a6dd8"');
  expect(plot).toContain('<path d="M219 74H624" stroke="#6b7280"');
  expect(plot).toContain('<path d="M117 118H219" stroke="#c2410c"');
  expect(plot.match(/>(-?\d+\.\d)%</g)).toEqual(['>37.5%<', '>25.0%<', '>-37.5%<']);
  expect(plot).toContain('<circle cx="472" cy="30" r="5" fill="#1a6dd8"/>');
  expect(isCompared({ ...figure('D', 0, 1), baseline: null })).toBe(false);
});

it('the rows of the gains are 44 pixels apart, with their names and percentages above the bars', () => {
  const plot = gainPlot('Gains', REPORT.figures.filter(isCompared));
  expect(plot.match(/<text x="16" y="\d+"/g)).toEqual([18, 62, 106].map((y) => `<text x="16" y="${y}"`));
  expect(plot.match(/<text x="624" y="\d+"/g)).toEqual([18, 62, 106].map((y) => `<text x="624" y="${y}"`));
  expect(plot).toContain('viewBox="0 0 640 144"');
  expect(plot).toContain('<path d="M320 4V140"');
});

it.each([
  ['from no gain', 0, 0.2],
  ['to no gain', -0.2, 0],
])('an interval %s shows no clear difference', (_, low, high) => {
  const figures = [figure('A', low, high)];
  expect(gainPlot('Gains', figures.filter(isCompared))).toContain('stroke="#6b7280"');
  expect(writePage({ ...REPORT, figures }, 'Title')).toContain('no clear difference');
});
