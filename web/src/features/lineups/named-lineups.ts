import type { LineupAnswer } from '@gullylens/contract/http/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/projections';

/** A line-up with its players' names: captain first, vice-captain second. */
export interface NamedLineup {
  players: readonly PlayerProjection[];
  expected: number;
  p10: number;
  p90: number;
}

/** The answer's line-ups, best first, their keys turned into the players that the answer tells of. */
export function namedLineups({ lineups, players }: LineupAnswer): NamedLineup[] {
  const known = new Map(players.map((player) => [player.key, player]));
  const best = lineups.toSorted((a, b) => b.expected - a.expected);
  return best.map(({ players: keys, expected, p10, p90 }) => ({
    players: keys.flatMap((key) => known.get(key) ?? []),
    expected,
    p10,
    p90,
  }));
}
