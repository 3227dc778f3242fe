import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';

/** A line-up with its players' names: captain first, vice-captain second. */
export interface NamedLineup extends Pick<LineupResponse['lineups'][number], 'expected' | 'p10' | 'p90'> {
  players: readonly PlayerProjection[];
}

/** Returns the line-ups with their players, the one with the most expected points first. */
export function namedLineups({ lineups, players }: LineupResponse): NamedLineup[] {
  const known = new Map(players.map((player) => [player.key, player]));
  const best = lineups.toSorted((a, b) => b.expected - a.expected);
  return best.map((lineup) => ({
    ...lineup,
    players: lineup.players.flatMap((key) => known.get(key) ?? []),
  }));
}

/** The players that a line-up has and the other has not, and vice versa. */
export interface Changes {
  in: readonly PlayerProjection[];
  out: readonly PlayerProjection[];
}

/** Returns what differs in the players of a line-up from those of another. */
export function changesFrom(other: NamedLineup, lineup: NamedLineup): Changes {
  const lacks = ({ players }: NamedLineup, { key }: PlayerProjection) =>
    players.every((player) => player.key !== key);
  return {
    in: lineup.players.filter((player) => lacks(other, player)),
    out: other.players.filter((player) => lacks(lineup, player)),
  };
}

/** Returns the captains of the line-ups with how many each leads, the most first. */
export function captainsOf(lineups: readonly NamedLineup[]): { key: string; name: string; count: number }[] {
  const captains = new Map<string, { key: string; name: string; count: number }>();
  for (const { players } of lineups) {
    const [captain] = players;
    if (captain === undefined) continue;
    const count = (captains.get(captain.key)?.count ?? 0) + 1;
    captains.set(captain.key, { key: captain.key, name: captain.name, count });
  }
  return [...captains.values()].toSorted((a, b) => b.count - a.count);
}
