import {
  allowanceFor,
  FREE_PLAN_HITS,
  hitsRemaining,
  type Priority,
  type DailyQuota,
  startOfNextDay,
} from '../quota/quota.ts';

// Refresh intervals by the quota that is left: for the plan of the polling process, for `createFeedAge` in every
// process, and for refresh requests of users (api role).

/** Seconds for which the vendor's response counts as fresh on the server. The browser has its own (decision 073). */
export const TTL_SECONDS = {
  liveMatches: 60,
  currentMatches: 120,
  series: 3_600,
  countries: 86_400,
  players: 21_600,
} as const;

/**
 * The specification's refresh table (docs/decisions/125): intervals in seconds, when more than `above` hits remain.
 */
const REFRESH_TABLE = [
  { above: 50, live: 60, dashboard: 300, static: 3_600 },
  { above: 20, live: 120, dashboard: 600, static: 7_200 },
  { above: Number.NEGATIVE_INFINITY, live: 300, dashboard: 1_800, static: 14_400 },
] as const;

/** Shortest interval of live scores on any plan; chosen. */
const FASTEST_LIVE_SECONDS = 2;

/** The columns of the refresh table. */
export type RefreshClass = 'live' | 'dashboard' | 'static';

/** True for a plan with more hits a day than the free plan, for which the refresh table is written. */
export const isLargerThanFreePlan = ({ hitsLimit }: DailyQuota): boolean => hitsLimit > FREE_PLAN_HITS;

/** Extends a TTL as the specification says: twice as long below 20 remaining hits, six times below 10. */
export function extendTtl(seconds: number, remaining: number): number {
  if (remaining < 10) return seconds * 6;
  return remaining < 20 ? seconds * 2 : seconds;
}

/**
 * Returns the interval of the specification in seconds: the table's, but at least the extended TTL (`ttl` in seconds).
 */
export function tableInterval(kind: RefreshClass, ttl: number, quota: DailyQuota): number {
  const remaining = hitsRemaining(quota);
  const row = REFRESH_TABLE.find(({ above }) => remaining > above) ?? REFRESH_TABLE[2];
  return Math.max(extendTtl(ttl, remaining), row[kind]);
}

/** Minimum seconds between two refreshes of live scores: shorter in proportion to a larger plan, at least 2. */
export function minLiveSeconds(ttl: number, quota: DailyQuota): number {
  const seconds = tableInterval('live', ttl, quota);
  if (!isLargerThanFreePlan(quota)) return seconds;
  return Math.max(FASTEST_LIVE_SECONDS, (seconds * FREE_PLAN_HITS) / quota.hitsLimit);
}

/** Seconds between calls that spread the priority's allowance over `seconds`. `seconds` itself when no call is left. */
export function spreadOver(
  seconds: number,
  quota: DailyQuota,
  { priority, cost }: { readonly priority: Priority; readonly cost: number },
): number {
  const calls = Math.floor(allowanceFor(quota, priority) / cost);
  return calls > 0 ? seconds / calls : seconds;
}

/** Seconds until the vendor's day ends, at UTC midnight. */
export function secondsLeft(now: Date): number {
  return (startOfNextDay(now).getTime() - now.getTime()) / 1000;
}
