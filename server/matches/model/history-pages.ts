import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { FeedMatch } from './feed-match.ts';

/** What history knows of the teams, players, grounds and matches of the feed. */
export interface HistoryPages {
  readonly groundKey: (ground: FeedMatch['ground']) => string | null;
  readonly teamKey: (team: string) => string | null;
  /** Keys of a team's players by the names that the vendor gives. */
  readonly playerKeys: PlayerKeys;
  /** The scorecard of a match of history, by its id there or by the feed's key; null when history does not have it. */
  readonly playedScorecard: (key: string) => Promise<Scorecard | null>;
}

export type PlayerKeys = (team: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type Named = Readonly<Record<'name' | 'team', string>>;

/** Looks up the keys of players, a team at a time. Returns a function that gives a player's key, null when unknown. */
export async function findKeys(players: readonly Named[], playerKeys: PlayerKeys) {
  const keys = new Map<string, ReadonlyMap<string, string>>();
  for (const team of new Set(players.map((player) => player.team))) {
    const names = players.filter((player) => player.team === team).map(({ name }) => name);
    keys.set(team, await playerKeys(team, names));
  }
  return ({ team, name }: Named) => keys.get(team)?.get(name) ?? null;
}
