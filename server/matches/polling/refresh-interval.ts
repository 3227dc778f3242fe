import { allowanceFor, hitsRemaining, type Priority, type QuotaDay, startOfNextDay } from '../quota/quota.ts';

// Refresh intervals by the quota that is left. Called by the polling process for its plan, and by request handlers.

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

/** The plan for which the table is written, in hits a day. */
const TABLE_PLAN = 100;
/** Shortest interval of live scores on any plan. */
const FASTEST_LIVE_SECONDS = 2;

/** The columns of the refresh table. */
export type RefreshClass = 'live' | 'dashboard' | 'static';

/** True for a plan with more hits a day than the table is written for. */
export const isLargerPlan = ({ hitsLimit }: QuotaDay): boolean => hitsLimit > TABLE_PLAN;

/** Extends a TTL: twice as long below 20 remaining hits, six times below 10. */
export function extendTtl(seconds: number, remaining: number): number {
  if (remaining < 10) return seconds * 6;
  return remaining < 20 ? seconds * 2 : seconds;
}

/** Returns the interval of the specification in seconds: the table's, but at least the TTL (`ttl`, in seconds). */
export function tableInterval(kind: RefreshClass, ttl: number, day: QuotaDay): number {
  const remaining = hitsRemaining(day);
  const row = REFRESH_TABLE.find(({ above }) => remaining > above) ?? REFRESH_TABLE[2];
  return Math.max(extendTtl(ttl, remaining), row[kind]);
}

/** Minimum seconds between two live refreshes: shorter in proportion to a larger plan, at least 2. */
export function liveFloor(ttl: number, day: QuotaDay): number {
  const seconds = tableInterval('live', ttl, day);
  if (!isLargerPlan(day)) return seconds;
  return Math.max(FASTEST_LIVE_SECONDS, (seconds * TABLE_PLAN) / day.hitsLimit);
}

/** Seconds between calls that spread the priority's allowance over `seconds`. `seconds` itself when no call is left. */
export function spreadOver(
  seconds: number,
  day: QuotaDay,
  { priority, cost }: { readonly priority: Priority; readonly cost: number },
): number {
  const calls = Math.floor(allowanceFor(day, priority) / cost);
  return calls > 0 ? seconds / calls : seconds;
}

/** Seconds until the vendor's day ends, at UTC midnight. */
export function secondsLeft(now: Date): number {
  return (startOfNextDay(now).getTime() - now.getTime()) / 1000;
}
