import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchesDependencies } from './model/matches-dependencies.ts';
import type { MatchLookups } from './model/present-match.ts';
import type { ViewRecorder } from './polling/user-views.ts';
import type { DailyLimit, DailyQuota } from './quota/quota.ts';
import type { MatchSnapshots } from './snapshots/match-snapshots.ts';
import type { MatchCache } from './store/match-cache.ts';
import type { SeriesCache } from './store/series-cache.ts';

/** The parts of this feature, created once per process by `createMatches`. Functions take only those they need. */
export interface MatchesContext extends MatchesDependencies {
  /** The matches in memory. */
  readonly memory: MatchCache;
  /** The list of series in memory. */
  readonly series: SeriesCache;
  /** Names of series and keys of venues, for `presentMatch`. */
  readonly lookups: MatchLookups;
  /** The matches in memory as encoded responses. */
  readonly snapshots: MatchSnapshots;
  /** Records what users view, for the poll plan. */
  readonly views: ViewRecorder;
  /** The daily limit of CricAPI hits that the operator set. */
  readonly limit: DailyLimit;
  /** Reads the CricAPI quota of the current UTC day. */
  readonly readQuota: () => Promise<DailyQuota>;
  /** States the age of the feed, for responses and the live stream. */
  readonly age: () => FeedAge;
}
