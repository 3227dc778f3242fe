import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import type { FeedMatch } from './feed-match.ts';

/** Lookups in history for matches of the feed. Keys are those of history's pages; null when history lacks the page. */
export interface HistoryPages {
  readonly venueKey: (venue: FeedMatch['ground']) => string | null;
  readonly teamKey: (team: string) => string | null;
  /** Keys of a team's players by the vendor's names. Unknown and ambiguous names are missing. */
  readonly playerKeys: PlayerKeys;
  /** A match's scorecard, by its history id or the feed's key. Null when history does not have the match. */
  readonly playedScorecard: (key: string) => Promise<Scorecard | null>;
}

/** Finds the keys in history of players of a team by name; unknown names are left out. */
export type PlayerKeys = (team: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type Named = Readonly<Record<'name' | 'team', string>>;

/** Finds the keys of players, one query per team. Returns a function that gives a player's key; null when unknown. */
export async function findKeys(players: readonly Named[], playerKeys: PlayerKeys) {
  const keys = new Map<string, ReadonlyMap<string, string>>();
  for (const team of new Set(players.map((player) => player.team))) {
    const names = players.filter((player) => player.team === team).map(({ name }) => name);
    keys.set(team, await playerKeys(team, names));
  }
  return ({ team, name }: Named) => keys.get(team)?.get(name) ?? null;
}
