import type { BacktestReport } from './summarise-backtest.ts';

/** A value as the report and the page of the backtest print it: four decimals below 2, else two. */
export function formatValue(value: number): string {
  return Math.abs(value) < 2 ? value.toFixed(4) : value.toFixed(2);
}

/**
 * Rows for the measures that both reports have: name, value, and value with known elevens and toss (`known`). A measure
 * with two baselines gives two equal rows.
 */
export function compareWithKnown(
  { figures }: BacktestReport,
  known: BacktestReport,
): [string, string, string][] {
  const knownOf = new Map(known.figures.map(({ key, figure }) => [key, figure.value]));
  return figures.flatMap(({ key, name, figure }): [string, string, string][] => {
    const value = knownOf.get(key);
    return value === undefined ? [] : [[name, formatValue(figure.value), formatValue(value)]];
  });
}
