import type { PointsSamples } from '../forecast/points-samples.ts';
import { type Candidate, type LineupRules } from './lineup-rules.ts';
import { searchLineups } from './search-lineups.ts';

/**
 * For each candidate, the share of simulations, in percent, whose best legal line-up includes them. The players of
 * `samples` are the candidates in the same order. Called in the server's forecast thread, with a part of its
 * simulations, because every simulation takes a search.
 */
export function pickPercentages(
  candidates: readonly Candidate[],
  samples: PointsSamples,
  rules: LineupRules,
): number[] {
  const counts = candidates.map(() => 0);
  let winners = 0;
  for (let simulation = 0; simulation < samples.simulations; simulation += 1) {
    const scored = candidates.map((candidate, i) => ({
      ...candidate,
      points: samples.points[simulation * samples.players + i] ?? NaN,
    }));
    const { best } = searchLineups(scored, rules, new Set());
    if (best === null) continue;
    winners += 1;
    for (const index of best.indexes) counts[index] = (counts[index] ?? NaN) + 1;
  }
  return counts.map((count) => (winners === 0 ? 0 : (100 * count) / winners));
}
