import type { MatchesDependencies } from '../model/matches-dependencies.ts';
import type { MeteredCall } from '../quota/metered-call.ts';
import type { DailyLimit, DailyQuota } from '../quota/quota.ts';
import type { MatchCache } from '../store/match-cache.ts';
import type { SeriesCache } from '../store/series-cache.ts';
import type { VendorObservation } from '../store/store-matches.ts';
import type { Situation } from './plan-refresh.ts';

/** The parts of the feature that polling needs. */
export interface PollingDependencies
  extends Pick<MatchesDependencies, 'db' | 'bus' | 'clock' | 'log' | 'cricapi' | 'spreadsHits'> {
  readonly memory: MatchCache;
  readonly series: SeriesCache;
  readonly limit: DailyLimit;
  /** Reads the CricAPI quota of the current UTC day. */
  readonly readQuota: () => Promise<DailyQuota>;
}

/** What polls under one lease need; `bindToLease` creates it. */
export interface PollContext extends PollingDependencies {
  /** Makes a call within the budget. @throws LeaseLostError when another process holds the lease. */
  readonly meteredCall: MeteredCall;
  /** Stores matches and announces a change. @throws LeaseLostError when another process holds the lease. */
  readonly store: (observation: VendorObservation) => Promise<void>;
}

/** Time and budget of one refresh. */
export type PollRun = Pick<Situation, 'quota' | 'now'>;
