import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { History } from '../../history/public.ts';
import type { Matches } from '../../matches/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';

/** What insights reads from the feed: matches in memory; squads, players' tallies and totals from the database. */
export interface LiveMatches {
  readonly currentMatches: () => readonly MatchSummary[];
  readonly view: Pick<Matches['view'], 'squads' | 'playerTallies' | 'progress'>;
}

/** The dependencies of this feature's functions, in a process of any role. */
export interface InsightsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly history: History;
  readonly feed: LiveMatches;
}
