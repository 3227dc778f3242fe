import { type ComparedFigure, gainPlot, isCompared } from './gain-plot.ts';
import { calibrationPlot, chancesPlot, escapeHtml, totalsPlot } from './report-plots.ts';
import { compareWithKnown, formatValue } from './report-values.ts';
import type { BacktestReport } from './summarise-backtest.ts';

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}' +
  'svg{max-width:100%;height:auto}table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}' +
  'th,td{border:1px solid #ccc;padding:.25rem .6rem;text-align:left}';

/**
 * Writes the report as one HTML page without further files, for readers without statistics; called by the backtest
 * command. Shows what is better than simple forecasts, by how much and how surely, then calibration, and errors by
 * over. `known` is the report of the same matches with known elevens and toss, for comparison. Without it `report`
 * itself knew them.
 */
export function writePage(report: BacktestReport, title: string, known?: BacktestReport): string {
  const { matches, from, to, figures, competitions, calibrations, chances, totals } = report;
  const compared = figures.filter(isCompared);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${matches} matches from ${from ?? 'never'} to ${to ?? 'never'}. Each was forecast from earlier matches only, then compared with what happened.</p>`,
    '<h2>Better than simple forecasts?</h2>',
    '<p>Each row compares us with a simple forecast of the same matches. The bar is the range that luck allows (95%). Blue: we are better, and luck does not explain it. Grey: no difference that we can show. Orange: we are worse.</p>',
    gainPlot('Gain over simple forecasts', compared),
    comparedTable(compared),
    known ? knownPart(report, known) : '',
    ...competitions.map(
      ({ name, matches: count, figures: own }) =>
        `<h2>${escapeHtml(name)}: ${count} matches</h2>${comparedTable(own.filter(isCompared))}`,
    ),
    ...calibrations.map(
      ({ name, error, floor, bins }) =>
        `<h2>${escapeHtml(name)}</h2><p>Of all times when we said 70%, it should happen in 70%: dots on the line are right. They are off by ${percent(error)} on average; luck alone gives ${percent(floor.mean)}.</p>${calibrationPlot(name, bins)}`,
    ),
    chances.length === 0
      ? ''
      : '<h2>Over by over</h2><p>The Brier score is the squared error of the win chance: 0 is perfect, 0.25 is a coin.</p>',
    ...(chances.length === 0 ? [] : [chancesPlot(1, chances), chancesPlot(2, chances), totalsPlot(totals)]),
    '</body></html>',
  ].join('\n');
}

function comparedTable(figures: readonly ComparedFigure[]): string {
  const rows = figures.map(
    ({ name, figure, baseline, matches }) =>
      `<tr><td>${escapeHtml(name)}</td><td>${formatValue(figure.value)}</td><td>${escapeHtml(baseline.name)}: ${formatValue(baseline.value)}</td><td>${verdict(baseline.gain)}</td><td>${matches}</td></tr>`,
  );
  return `<table><thead><tr><th>What</th><th>Ours</th><th>Simple forecast</th><th>Difference</th><th>Matches</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const rangeOf = (gain: number, low: number, high: number) =>
  `${formatValue(gain)} (${formatValue(low)} to ${formatValue(high)})`;

function verdict({ value, low, high }: ComparedFigure['baseline']['gain']): string {
  if (low > 0) return `better by ${rangeOf(value, low, high)}`;
  if (high < 0) return `worse by ${rangeOf(-value, -high, -low)}`;
  return `no clear difference: ${rangeOf(value, low, high)}`;
}

function knownPart(report: BacktestReport, known: BacktestReport): string {
  const rows = compareWithKnown(report, known).map(
    ([name, value, knownValue]) =>
      `<tr><td>${escapeHtml(name)}</td><td>${value}</td><td>${knownValue}</td></tr>`,
  );
  return `<h2>What the eleven and the toss would add</h2><table><thead><tr><th>What</th><th>This report</th><th>Eleven and toss known</th></tr></thead><tbody>${[...new Set(rows)].join('')}</tbody></table>`;
}

/** A difference of shares (0 to 1) as percentage points. */
function percent(share: number): string {
  return `${(100 * share).toFixed(1)} points of 100`;
}
