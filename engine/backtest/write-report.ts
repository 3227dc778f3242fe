import type { BacktestFigure, BacktestReport, CalibrationTable } from './summarise-backtest.ts';

/** The report as a page of text (Markdown): every figure with its interval, baseline and target, misses included, and calibration plots. */
export function writeReport(report: BacktestReport, title: string): string {
  return [
    `# ${title}`,
    '',
    `${report.matches} matches from ${report.from ?? 'never'} to ${report.to ?? 'never'}, each forecast from earlier matches only and learnt afterwards.`,
    'Intervals are 95%, by drawing whole matches again. A gain is against the baseline; below zero the baseline was better.',
    '',
    '| figure | value (95%) | matches | baseline | gain (95%) | target for the IPL |',
    '|---|---|---|---|---|---|',
    ...report.figures.map(row),
    '',
    ...report.calibrations.flatMap(plot),
  ].join('\n');
}

function row({ name, figure, matches, baseline, target, better }: BacktestFigure): string {
  const range = `${digits(figure.low)} to ${digits(figure.high)}`;
  const against = baseline === null ? '' : `${baseline.name} ${digits(baseline.value)}`;
  const gain =
    baseline === null
      ? ''
      : `${digits(baseline.gain.value)} (${digits(baseline.gain.low)} to ${digits(baseline.gain.high)})`;
  return `| ${name} | ${digits(figure.value)} (${range}) | ${matches} | ${against} | ${gain} | ${judged(figure.value, target, better)} |`;
}

function judged(value: number, target: number | null, better: BacktestFigure['better']): string {
  if (target === null) return '';
  const met = better === 'lower' ? value <= target : value >= target;
  return `${better === 'lower' ? '≤' : '≥'} ${digits(target)} ${met ? 'met' : `missed by ${digits(Math.abs(value - target))}`}`;
}

/** Four digits for chances, two for runs and points. */
function digits(value: number): string {
  return Math.abs(value) < 2 ? value.toFixed(4) : value.toFixed(2);
}

const WIDTH = 40;

/** One line a bin: `o` is what was said, `x` what came true, `*` both. */
function plot({ name, error, bins }: CalibrationTable): string[] {
  const lines = bins.map(({ from, count, meanChance, share }) => {
    const said = Math.round(meanChance * WIDTH);
    const came = Math.round(share * WIDTH);
    const marks = Array.from({ length: WIDTH + 1 }, (_, i) =>
      i === said && i === came ? '*' : i === said ? 'o' : i === came ? 'x' : '.',
    );
    return `${from.toFixed(1)} ${marks.join('')} said ${meanChance.toFixed(3)} came true ${share.toFixed(3)} of ${count}`;
  });
  return [`## ${name}: calibration error ${error.toFixed(4)}`, '', '```', ...lines, '```', ''];
}
