import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchesDependencies } from './model/matches-dependencies.ts';
import type { MatchContext } from './model/present-match.ts';
import type { ReaderNotes } from './polling/reader-notes.ts';
import type { DailyLimit, QuotaDay } from './quota/quota.ts';
import type { MatchSnapshots } from './snapshots/match-snapshots.ts';
import type { MatchCache } from './store/match-cache.ts';
import type { SeriesCache } from './store/series-cache.ts';

/** All parts of this feature. The folders below take only the parts they need. */
export interface MatchesContext extends MatchesDependencies {
  readonly memory: MatchCache;
  readonly series: SeriesCache;
  readonly context: MatchContext;
  readonly snapshots: MatchSnapshots;
  readonly notes: ReaderNotes;
  readonly limit: DailyLimit;
  readonly readDay: () => Promise<QuotaDay>;
  readonly age: () => FeedAge;
}
