import type { UsageInfo } from '@gullylens/contract/http/matches/match';

/**
 * Priority of a call: high for scores and results; medium for lists of matches and series, fixtures and squads; low for
 * scorecards and countries.
 */
export type Priority = 'high' | 'medium' | 'low';

// The daily quota of CricAPI, counted in hits: a call costs one, a scorecard ten. Read in every process; calls are
// made by the polling process alone.

/**
 * Hits of the vendor's UTC day so far, over all processes. `spent` is our count by priority; the vendor blocks all
 * calls until `blockedUntil`.
 */
export interface DailyQuota {
  readonly hitsLimit: number;
  readonly hitsToday: number;
  readonly spent: Readonly<Record<Priority, number>>;
  readonly blockedUntil: Date | null;
}

/** A call to the vendor, for the budget. */
export interface CallRequest {
  readonly priority: Priority;
  /** Hits; 1 when absent. */
  readonly cost?: number;
  /** Fetches the final state of a match, for which the last hits of the day are reserved. */
  readonly isEssential?: boolean;
  /** False when there is no earlier response to show instead; true when absent. */
  readonly hasCopy?: boolean;
  /** Checks whether the plan was upgraded; allowed although the known limit is used up. */
  readonly isProbe?: boolean;
}

/**
 * Why a call is refused: the vendor blocks our key, the day's hits are used up, the rest is reserved, a stored response
 * replaces the call, or the priority has used its share.
 */
export type BudgetRefusal = 'blocked' | 'limit' | 'reserve' | 'cache preferred' | 'share';

/** Share of the day's hits that the calls of a priority may spend, from the specification. */
const SHARES: Readonly<Record<Priority, number>> = { high: 0.6, medium: 0.3, low: 0.1 };
/** The last hits of a day, which only essential calls and probes may spend. */
const RESERVED_HITS = 5;
/** At this many remaining hits, or fewer, a stored response replaces calls that are not of high priority. */
const PREFER_COPY_HITS = 10;

/** Hits left today, whatever their priority. */
export function hitsRemaining(quota: DailyQuota): number {
  return Math.max(0, quota.hitsLimit - quota.hitsToday);
}

/** Hits that a priority may still spend today: within its share and outside the reserve. */
export function allowanceFor(quota: DailyQuota, priority: Priority): number {
  const ofShare = Math.floor(quota.hitsLimit * SHARES[priority]) - quota.spent[priority];
  return Math.max(0, Math.min(ofShare, hitsRemaining(quota) - RESERVED_HITS));
}

/** Null when the budget allows the call. */
export function checkCallBudget(quota: DailyQuota, request: CallRequest, now: Date): BudgetRefusal | null {
  const { priority, cost = 1, isEssential = false, hasCopy = true, isProbe = false } = request;
  const remaining = hitsRemaining(quota);
  if (quota.blockedUntil && quota.blockedUntil > now) return 'blocked';
  if (isProbe) return null;
  if (cost > remaining) return 'limit';
  if (isEssential) return null;
  if (remaining - cost < RESERVED_HITS) return 'reserve';
  if (remaining <= PREFER_COPY_HITS && hasCopy && priority !== 'high') return 'cache preferred';
  return cost > allowanceFor(quota, priority) ? 'share' : null;
}

/** Hits a day: `assumed` until the vendor reports a limit, and never more than `max`. */
export interface DailyLimit {
  readonly assumed: number;
  readonly max: number;
}

/** The vendor's free plan in hits a day, from the specification. */
export const FREE_PLAN_HITS = 100;
/** With fewer hits almost no call would be allowed, and a call is needed to learn a new limit. */
const SMALLEST_PLAN = 10;
/** More than ten calls a second; no plan is this large. */
const LARGEST_PLAN = 1_000_000;

/**
 * Creates the limit from the operator's, which sets both values. Null accepts the vendor's limit if it is plausible.
 */
export function createDailyLimit(operatorLimit: number | null): DailyLimit {
  return { assumed: operatorLimit ?? FREE_PLAN_HITS, max: operatorLimit ?? LARGEST_PLAN };
}

/** True for a number of hits a day that a plan of the vendor can have. */
export function isPlausibleLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= SMALLEST_PLAN && limit <= LARGEST_PLAN;
}

/** The day's budget in the API's shape. */
export function quotaUsage(quota: DailyQuota, now: Date): UsageInfo {
  return {
    hitsToday: quota.hitsToday,
    hitsLimit: quota.hitsLimit,
    hitsRemaining: hitsRemaining(quota),
    lastReset: startOfDay(now).toISOString(),
  };
}

/** The UTC date, `YYYY-MM-DD`: the vendor's day changes at UTC midnight. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** UTC midnight before a moment: the start of the vendor's day. */
export function startOfDay(moment: Date): Date {
  return new Date(`${dayOf(moment)}T00:00:00.000Z`);
}

/** The end of the vendor's day. */
export function startOfNextDay(moment: Date): Date {
  return new Date(startOfDay(moment).getTime() + 24 * 3_600_000);
}

/** Time after UTC midnight in which the vendor may still count yesterday's hits. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** True shortly after UTC midnight, while the vendor's count may still be yesterday's. */
export function isJustAfterMidnight(moment: Date): boolean {
  return moment.getTime() - startOfDay(moment).getTime() < CLOCK_SLACK_MS;
}
