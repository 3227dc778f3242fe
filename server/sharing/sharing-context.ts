import type { PlayedMatchSummary } from '@gullylens/contract/http/history/played-match';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { NamedPage } from '../history/public.ts';

/** What the functions of this feature receive from matches and history. */
export interface SharingContext {
  /** The address of the product, without a path. */
  readonly origin: string;
  /** Matches in memory. */
  readonly currentMatches: () => readonly MatchSummary[];
  /** A match of the feed, from memory or the database; null when unknown. */
  readonly feedMatch: (key: string) => Promise<MatchSummary | null>;
  /** A match of the history; null when unknown. */
  readonly playedMatch: (id: string) => Promise<PlayedMatchSummary | null>;
  /** The name on the page of a player, team or venue; null when unknown. */
  readonly pageName: (page: NamedPage, key: string) => Promise<string | null>;
}
