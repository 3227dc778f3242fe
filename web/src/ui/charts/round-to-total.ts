/**
 * Rounds values to tenths that add up to the rounded total. The tenths that are missing after rounding go to the values
 * that were rounded down furthest; surplus tenths are taken from those that were rounded up furthest.
 */
export function roundToTotal(values: readonly number[], total: number): number[] {
  const tenths = values.map((value) => Math.round(value * 10));
  const missing = Math.round(total * 10) - tenths.reduce((sum, tenth) => sum + tenth, 0);
  const step = Math.sign(missing);
  const order = values
    .map((value, index) => ({ index, gap: (value * 10 - (tenths[index] ?? 0)) * step }))
    .toSorted((a, b) => b.gap - a.gap);
  for (let given = 0; given < Math.abs(missing) && order.length > 0; given++) {
    const { index } = order[given % order.length] ?? { index: 0 };
    tenths[index] = (tenths[index] ?? 0) + step;
  }
  return tenths.map((tenth) => tenth / 10);
}
