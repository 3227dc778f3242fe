import type { Candidate } from './candidate.ts';
import type { LineupRules } from './lineup-rules.ts';

/**
 * The points that one credit is worth at the margin: the Lagrange multiplier that makes the bound of the search tightest, found by
 * bisection on whether the best eleven by `points - price * credits` can be afforded. 0 where nothing is priced or the budget is loose.
 */
export function creditPrice(candidates: readonly Candidate[], { credits, size }: LineupRules): number {
  if (credits === null) return 0;
  const cost = (price: number) =>
    candidates
      .toSorted((a, b) => b.points - price * (b.credits ?? 0) - (a.points - price * (a.credits ?? 0)))
      .slice(0, size)
      .reduce((sum, player) => sum + (player.credits ?? 0), 0);
  if (cost(0) <= credits) return 0;
  let low = 0;
  let high = highestPrice(candidates);
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (cost(middle) > credits) low = middle;
    else high = middle;
  }
  return high;
}

function highestPrice(candidates: readonly Candidate[]): number {
  return 1 + Math.max(0, ...candidates.map((player) => Math.abs(player.points)));
}
