/**
 * Rounds values to tenths that add up to the rounded total. What is left after rounding goes, a tenth at a time, to the
 * values that were rounded furthest the other way.
 */
export function roundToTotal(values: readonly number[], total: number): number[] {
  const tenths = values.map((value) => Math.round(value * 10));
  const left = Math.round(total * 10) - tenths.reduce((sum, each) => sum + each, 0);
  const step = Math.sign(left);
  const order = values
    .map((value, at) => ({ at, gap: (value * 10 - (tenths[at] ?? 0)) * step }))
    .toSorted((a, b) => b.gap - a.gap);
  for (let given = 0; given < Math.abs(left) && order.length > 0; given++) {
    const { at } = order[given % order.length] ?? { at: 0 };
    tenths[at] = (tenths[at] ?? 0) + step;
  }
  return tenths.map((each) => each / 10);
}
