import type { BacktestReport } from './summarise-backtest.ts';

/** A value as the report and the page of the backtest print it: four decimals for chances, two for runs and points. */
export function digits(value: number): string {
  return Math.abs(value) < 2 ? value.toFixed(4) : value.toFixed(2);
}

/**
 * Name, value, and value with known elevens and toss of each measure that both reports have. A measure with two
 * baselines is in the list twice.
 */
export function besideKnown({ figures }: BacktestReport, known: BacktestReport): [string, string, string][] {
  const knownOf = new Map(known.figures.map(({ key, figure }) => [key, figure.value]));
  return figures.flatMap(({ key, name, figure }): [string, string, string][] => {
    const value = knownOf.get(key);
    return value === undefined ? [] : [[name, digits(figure.value), digits(value)]];
  });
}
