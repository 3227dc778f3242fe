/** Mean of the numbers; `null` of none. */
export function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Standard deviation of the population; `null` below two numbers. */
export function spread(numbers: readonly number[]): number | null {
  const middle = mean(numbers);
  if (middle === null || numbers.length < 2) return null;
  return Math.sqrt(numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0) / numbers.length);
}

/** Share of true among what is known, 0 to 100; `null` when nothing is known. */
export function percentTrue(facts: readonly (boolean | null)[]): number | null {
  const known = facts.filter((fact) => fact !== null);
  return known.length === 0 ? null : (100 * known.filter(Boolean).length) / known.length;
}

/** 95% interval of a share, in percent (Wilson 1927): honest for small samples too. */
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
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function toTenths(number: number): number {
  return Math.round(number * 10) / 10;
}

/**
 * Rounds numbers to tenths that sum to their rounded sum: the numbers that lie closest below a tenth are rounded up.
 */
export function toTenthsThatSum(numbers: readonly number[]): number[] {
  const floors = numbers.map((number) => Math.floor(number * 10));
  const total = Math.round(sumOf(numbers) * 10);
  const missing = total - sumOf(floors);
  const roundedUp = new Set(
    floors
      .map((floor, i) => ({ i, rest: (numbers[i] ?? 0) * 10 - floor }))
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ i }) => i),
  );
  return floors.map((floor, i) => (floor + (roundedUp.has(i) ? 1 : 0)) / 10);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
