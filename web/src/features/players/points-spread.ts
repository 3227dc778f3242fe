/** Fewer matches than these say nothing about how far points spread. */
const FEWEST = 5;

/** What eight in ten of the matches lie between; `null` for too few. */
export function pointsSpread(points: readonly number[]): { low: number; high: number } | null {
  if (points.length < FEWEST) return null;
  const sorted = points.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}

/** Between two values of a sorted list, as far along as the share says. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
