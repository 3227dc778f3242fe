import type { MessageBus } from '../../platform/message-bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Cricapi } from '../../vendors/cricapi/client/cricapi-client.ts';
import type { HistoryPages } from './history-pages.ts';

/** What `composeProduct` passes to this feature in each process. */
export interface MatchesDependencies extends HistoryPages {
  readonly db: Database;
  /** Announces feed changes to the other processes. */
  readonly bus: MessageBus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly cricapi: Cricapi;
  /** The operator's limit in hits a day (`CRICAPI_DAILY_LIMIT`). Null accepts the vendor's limit if it is plausible. */
  readonly dailyLimit: number | null;
  /**
   * `CRICAPI_SPREAD_HITS`. True: scores are requested so rarely that the hits last for the play left today. False: at
   * least as often as the specification's refresh table says.
   */
  readonly spreadsHits: boolean;
  /** True when the data comes from the sandbox; the overview says so. */
  readonly isSandbox: boolean;
}
