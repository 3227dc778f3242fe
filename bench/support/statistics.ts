/** The median; of an even number of values, the greater of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value below which this share of the measurements lies. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

/** Rounds to two decimals. */
export function roundTo(value: number): number {
  return Math.round(value * 100) / 100;
}
