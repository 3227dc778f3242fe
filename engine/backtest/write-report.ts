import type { RunScoringRow, RunScoringTable } from './compare-run-scoring.ts';
import { calibrationPlot, chancesPlot, reliabilityPlot, totalsPlot } from './report-plots.ts';
import { compareWithKnown, formatValue } from './report-values.ts';
import type { BacktestFigure, BacktestReport, CalibrationTable } from './summarise-backtest.ts';

/**
 * Writes the report in Markdown, for the backtest command's standard output: every measure with its interval, baseline
 * and target; plots of calibration and of errors by over; simulated and real run scoring. `known` is the report of the
 * same matches with known elevens and toss, for comparison. Without it `report` itself knew them.
 */
export function writeReport(report: BacktestReport, title: string, known?: BacktestReport): string {
  return [
    `# ${title}`,
    '',
    `${report.matches} matches from ${report.from ?? 'never'} to ${report.to ?? 'never'}, each forecast from earlier matches only.`,
    'Intervals are 95%, from resampling whole matches. A positive gain means better than the baseline.',
    '',
    '| measure | value (95% interval) | matches | baseline | gain (95% interval) | target for the IPL |',
    '|---|---|---|---|---|---|',
    ...report.figures.map(row),
    '',
    ...(known ? knownPart(report, known) : []),
    ...report.competitions.flatMap(({ name, matches, figures }) => [
      `## ${name}: ${matches} matches`,
      '',
      '| measure | value (95% interval) | matches | baseline | gain (95% interval) | target for the IPL |',
      '|---|---|---|---|---|---|',
      ...figures.map(row),
      '',
    ]),
    ...report.calibrations.flatMap(calibrationPart),
    ...overParts(report),
    ...report.runScoring.flatMap(runScoringPart),
  ].join('\n');
}

function row({ name, figure, matches, baseline, target, better }: BacktestFigure): string {
  const range = `${formatValue(figure.low)} to ${formatValue(figure.high)}`;
  const against = baseline === null ? '' : `${baseline.name} ${formatValue(baseline.value)}`;
  const gain =
    baseline === null
      ? ''
      : `${formatValue(baseline.gain.value)} (${formatValue(baseline.gain.low)} to ${formatValue(baseline.gain.high)})`;
  return `| ${name} | ${formatValue(figure.value)} (${range}) | ${matches} | ${against} | ${gain} | ${targetText(figure.value, target, better)} |`;
}

function knownPart(report: BacktestReport, known: BacktestReport): string[] {
  const rows = compareWithKnown(report, known).map((values) => `| ${values.join(' | ')} |`);
  return [
    '## Beside forecasts that know the eleven and the toss',
    '',
    '| measure | this report | eleven and toss known |',
    '|---|---|---|',
    ...new Set(rows),
    '',
  ];
}

function targetText(value: number, target: number | null, better: BacktestFigure['better']): string {
  if (target === null) return '';
  const met = better === 'lower' ? value <= target : value >= target;
  return `${better === 'lower' ? '≤' : '≥'} ${formatValue(target)} ${met ? 'met' : `missed by ${formatValue(Math.abs(value - target))}`}`;
}

function calibrationPart({ name, error, floor, bins }: CalibrationTable): string[] {
  const title = `${name}: calibration error ${error.toFixed(4)}`;
  const rows = bins.map(
    ({ from, count, meanChance, share }) =>
      `| ${from.toFixed(1)} | ${meanChance.toFixed(3)} | ${share.toFixed(3)} | ${count} |`,
  );
  return [
    `## ${title}`,
    '',
    `With correct chances, sampling noise alone gives ${floor.mean.toFixed(4)} on average over this many matches, and ${floor.p95.toFixed(4)} or more in 5% of cases.`,
    '',
    calibrationPlot(title, bins),
    '',
    '| from | forecast | observed | forecasts |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
}

function overParts({ chances, totals }: BacktestReport): string[] {
  if (chances.length === 0) return [];
  const rows = chances.map(
    ({ innings, over, count, brier, plain, meanChance, share }) =>
      `| ${innings} | ${over} | ${count} | ${brier.toFixed(4)} | ${plain.toFixed(4)} | ${meanChance.toFixed(3)} | ${share.toFixed(3)} |`,
  );
  return [
    '## Over by over',
    '',
    ...([1, 2] as const).flatMap((innings) => [
      chancesPlot(innings, chances),
      '',
      reliabilityPlot(innings, chances),
      '',
    ]),
    '| innings | over | matches | Brier | state only | forecast | observed |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    totalsPlot(totals),
    '',
    '| over | matches | mean absolute error | bias |',
    '|---|---|---|---|',
    ...totals.map(
      ({ over, count, error, bias }) => `| ${over} | ${count} | ${error.toFixed(2)} | ${bias.toFixed(2)} |`,
    ),
    '',
  ];
}

const VERDICTS: Readonly<Record<RunScoringRow['verdict'], string>> = {
  within: 'within band',
  sampling: 'within sampling error',
  outside: 'outside',
};

function runScoringPart({ name, matches, rows, fifths, even }: RunScoringTable): string[] {
  const shares = fifths.map((share) => `${Math.round(100 * share)}%`).join(', ');
  return [
    `## Simulated run scoring: ${name}, ${matches} first innings`,
    '',
    '| | simulated | real | difference ± standard error | band | |',
    '|---|---|---|---|---|---|',
    ...rows.map(runScoringRow),
    '',
    `Share of real totals in each fifth of the simulated distribution: ${shares}; ${even ? 'consistent with equal shares' : 'not consistent with equal shares'}.`,
    '',
  ];
}

function runScoringRow({ name, simulated, real, error, band, verdict }: RunScoringRow): string {
  const apart = `${(simulated - real).toFixed(2)} ± ${error.toFixed(2)}`;
  return `| ${name} | ${simulated.toFixed(2)} | ${real.toFixed(2)} | ${apart} | ± ${band} | ${VERDICTS[verdict]} |`;
}
