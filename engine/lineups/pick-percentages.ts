import type { PointsSamples } from '../forecast/points-samples.ts';
import { type Candidate, type LineupRules } from './lineup-rules.ts';
import { searchLineups } from './search-lineups.ts';

/**
 * Share of simulations, in percent, whose best legal line-up includes each candidate, in the order given. The players
 * of `samples` are the candidates.
 */
export function pickPercentages(
  candidates: readonly Candidate[],
  samples: PointsSamples,
  rules: LineupRules,
): number[] {
  const counts = candidates.map(() => 0);
  let winners = 0;
  for (let run = 0; run < samples.runs; run += 1) {
    const scored = candidates.map((candidate, i) => ({
      ...candidate,
      points: samples.points[run * samples.players + i] ?? NaN,
    }));
    const { best } = searchLineups(scored, rules, new Set());
    if (best === null) continue;
    winners += 1;
    for (const index of best.indexes) counts[index] = (counts[index] ?? NaN) + 1;
  }
  return counts.map((count) => (winners === 0 ? 0 : (100 * count) / winners));
}
