import { type PointsLine, pointsOfTally } from './points-of-tally.ts';
import type { RuleTable } from './rule-table.ts';
import type { Tally } from './tally.ts';

/**
 * The points of one player named for a match, by what was done in each innings; the points of the lines, none of
 * which is worth nothing, sum to `points`. A `bowler` is spared ducks and strike rates.
 */
export function scoreTallies(
  tallies: readonly Tally[],
  rules: RuleTable,
  bowler: boolean,
): { readonly points: number; readonly earned: readonly PointsLine[] } {
  const catches = tallies.reduce((sum, tally) => sum + tally.catches, 0);
  const lines: PointsLine[] = [
    { for: 'playing', count: 1, points: rules.playing },
    ...tallies.flatMap((tally) => pointsOfTally(tally, rules, bowler)),
    { for: 'three catches', count: catches, points: catches >= 3 ? rules.threeCatches : 0 },
  ];
  const earned = lines.filter((line) => line.points !== 0);
  return { points: earned.reduce((sum, line) => sum + line.points, 0), earned };
}
