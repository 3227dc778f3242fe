import { allowanceOf, hitsRemaining, type Priority, type QuotaDay } from '../quota/judge-call.ts';
import { startOfNextDay } from '../quota/quota-day.ts';

/** Section 9 of the specification: how long an answer is fresh, in seconds. */
export const TTL_SECONDS = {
  liveMatches: 60,
  currentMatches: 120,
  featuredMatches: 300,
  upcomingMatches: 600,
  dashboardOverview: 300,
  series: 3_600,
  countries: 86_400,
  players: 21_600,
  apiStatus: 600,
} as const;

/** Its refresh table: from how many hits remaining, how often in seconds. */
const REFRESH_TABLE = [
  { above: 50, live: 60, dashboard: 300, static: 3_600 },
  { above: 20, live: 120, dashboard: 600, static: 7_200 },
  { above: Number.NEGATIVE_INFINITY, live: 300, dashboard: 1_800, static: 14_400 },
] as const;

/** The plan that the figures above are written for, in hits a day. */
const PLAN_OF_THE_FIGURES = 100;
const FASTEST_LIVE_SECONDS = 2;

export type RefreshClass = 'live' | 'dashboard' | 'static';

/** The TTL doubles below 20 hits remaining and triples further below 10. */
export function stretchTtl(seconds: number, remaining: number): number {
  if (remaining < 10) return seconds * 6;
  return remaining < 20 ? seconds * 2 : seconds;
}

/**
 * The least time between two refreshes, in seconds, by the day's budget. Live refreshes come faster in proportion to
 * a plan larger than the one the figures are for, down to 2 s.
 */
export function refreshFloor(kind: RefreshClass, ttl: number, day: QuotaDay): number {
  const remaining = hitsRemaining(day);
  const row = REFRESH_TABLE.find(({ above }) => remaining > above) ?? REFRESH_TABLE[2];
  const seconds = Math.max(stretchTtl(ttl, remaining), row[kind]);
  if (kind !== 'live') return seconds;
  const isLarger = day.hitsLimit > PLAN_OF_THE_FIGURES;
  return isLarger ? Math.max(FASTEST_LIVE_SECONDS, (seconds * PLAN_OF_THE_FIGURES) / day.hitsLimit) : seconds;
}

/** The least time between two refreshes that readers wish for, in seconds. */
export function wishFloor(day: QuotaDay): number {
  return refreshFloor('live', TTL_SECONDS.liveMatches, day);
}

/** What is left of a priority's share, spread evenly over the rest of the day: seconds from one call to the next. */
export function evenPace(day: QuotaDay, priority: Priority, cost: number, now: Date): number {
  const calls = Math.floor(allowanceOf(day, priority) / cost);
  const seconds = (startOfNextDay(now).getTime() - now.getTime()) / 1000;
  return calls > 0 ? seconds / calls : seconds;
}
