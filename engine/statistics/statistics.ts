// Sums, means and rounding, for the engine and the server.

/** Sum in the order given; 0 when empty. */
export function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** Sum of a value per item, in the order given; 0 when empty. */
export function sumBy<Item>(items: Iterable<Item>, valueOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += valueOf(item);
  return sum;
}

/** Arithmetic mean; `NaN` when empty. */
export function mean(numbers: ArrayLike<number> & Iterable<number>): number {
  return sumOf(numbers) / numbers.length;
}

/** Population variance (divides by the count, not by one less); `NaN` when empty. */
export function variance(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return sumBy(numbers, (number) => (number - middle) ** 2) / numbers.length;
}

/** Square root of `variance`. */
export function standardDeviation(numbers: readonly number[]): number {
  return Math.sqrt(variance(numbers));
}

/** The quantile at `share` (0 to 1) of sorted numbers, without interpolation; `NaN` when empty. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** Probability for the log-odds, 0 to 1. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The value, but at least `least` and at most `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Share of true among the values that are not null, in percent; null when all are null. */
export function percentTrue(values: readonly (boolean | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : (100 * known.filter(Boolean).length) / known.length;
}

/** 95% confidence interval of a share, in percent (Wilson score interval, 1927), which also suits small samples. */
export function wilsonInterval(
  successes: number,
  trials: number,
): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 100 };
  const z2 = 1.96 ** 2;
  const share = successes / trials;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half =
    (1.96 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  return { low: 100 * (middle - half), high: 100 * (middle + half) };
}

/** `1 match`, `12 matches`. */
export function countPhrase(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Rounds to one decimal. */
export function roundToTenth(number: number): number {
  return Math.round(number * 10) / 10;
}

/**
 * Rounds numbers to one decimal such that the results sum to the rounded sum; rounds up those with the largest
 * remainders.
 */
export function toTenthsThatSum(numbers: readonly number[]): number[] {
  const floors = numbers.map((number) => Math.floor(number * 10));
  const total = Math.round(sumOf(numbers) * 10);
  const toRoundUp = total - sumOf(floors);
  const roundedUp = new Set(
    floors
      .map((floor, i) => ({ i, rest: (numbers[i] ?? NaN) * 10 - floor }))
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, toRoundUp)
      .map(({ i }) => i),
  );
  return floors.map((floor, i) => (floor + (roundedUp.has(i) ? 1 : 0)) / 10);
}
