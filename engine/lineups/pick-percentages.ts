import type { PointsSamples } from '../forecast/points-samples.ts';
import { type Candidate, type LineupRules } from './lineup-rules.ts';
import { searchLineups } from './search-lineups.ts';

/**
 * Share of simulated winning teams that hold each candidate, in percent and in the order given: the best legal line-up of each run is
 * found, and counted. `samples` has the candidates as its players.
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
