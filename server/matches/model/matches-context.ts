import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MessageBus } from '../../platform/message-bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Cricapi } from '../../vendors/cricapi/client/cricapi-client.ts';
import type { SeriesCache } from '../store/series-cache.ts';
import type { HistoryPages } from './history-pages.ts';
import type { ReaderNotes } from '../store/reader-notes.ts';
import type { DailyLimit, QuotaDay } from '../quota/quota.ts';
import type { MatchSnapshots } from '../snapshots/match-snapshots.ts';
import type { MatchCache } from '../store/match-cache.ts';
import type { MatchContext } from './present-match.ts';

/** What the rest of the server gives this feature. */
export interface MatchesDependencies extends HistoryPages {
  readonly db: Database;
  /** Announces changes of the feed to the other processes. */
  readonly bus: MessageBus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly cricapi: Cricapi;
  /** Hits a day, whatever the vendor says (`CRICAPI_DAILY_LIMIT`); null leaves it to the vendor, within reason. */
  readonly dailyLimit: number | null;
  /** Spreads the hits over the play to come today (`CRICAPI_SPREAD_HITS`); else section 9 holds while hits last. */
  readonly spreadsHits: boolean;
  /** True when the data comes from the sandbox; the overview says so. */
  readonly isSandbox: boolean;
}

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
