/** Returns the batters with the most runs; of equal ones the faster first. */
export function bestBatters<Line extends { runs: number; balls: number }>(
  lines: readonly Line[],
  count: number,
): Line[] {
  return lines.toSorted((a, b) => b.runs - a.runs || a.balls - b.balls).slice(0, count);
}

/** Returns the bowlers with the most wickets; of equal ones the one with fewer runs first. */
export function bestBowlers<Line extends { wickets: number; runs: number }>(
  lines: readonly Line[],
  count: number,
): Line[] {
  return lines.toSorted((a, b) => b.wickets - a.wickets || a.runs - b.runs).slice(0, count);
}
