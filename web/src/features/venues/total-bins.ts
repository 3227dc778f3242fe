export interface TotalBin {
  /** Runs from `from` up to, and without, `to`. */
  from: number;
  to: number;
  count: number;
}

const WIDEST = 200;
const WIDTHS = [5, 10, 20, 25, 50, 100, WIDEST] as const;
const MOST_BINS = 10;

/** Totals in bins of a round width, at most ten and none left out between the lowest and the highest. */
export function binTotals(totals: readonly number[]): TotalBin[] {
  if (totals.length === 0) return [];
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  const bins = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1;
  const width = WIDTHS.find((each) => bins(each) <= MOST_BINS) ?? WIDEST;
  const first = Math.floor(lowest / width) * width;
  return Array.from({ length: bins(width) }, (_, i) => {
    const [from, to] = [first + i * width, first + (i + 1) * width];
    return { from, to, count: totals.filter((total) => total >= from && total < to).length };
  });
}
