import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchesDependencies } from './model/matches-dependencies.ts';
import type { MatchContext } from './model/present-match.ts';
import type { ReaderNotes } from './polling/reader-notes.ts';
import type { DailyLimit, QuotaDay } from './quota/quota.ts';
import type { MatchSnapshots } from './snapshots/match-snapshots.ts';
import type { MatchCache } from './store/match-cache.ts';
import type { SeriesCache } from './store/series-cache.ts';

/** The parts of this feature, created once per process by `createMatches`. Functions take only those they need. */
export interface MatchesContext extends MatchesDependencies {
  /** The matches in memory. */
  readonly memory: MatchCache;
  readonly series: SeriesCache;
  readonly context: MatchContext;
  readonly snapshots: MatchSnapshots;
  readonly notes: ReaderNotes;
  readonly limit: DailyLimit;
  /** Reads the CricAPI quota of the current UTC day. */
  readonly readDay: () => Promise<QuotaDay>;
  readonly age: () => FeedAge;
}
