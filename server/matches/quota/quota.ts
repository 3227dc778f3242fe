import type { UsageInfo } from '@gullylens/contract/http/matches/match';

/** Priority of a call: high for live scores, medium for their fixtures, low for data that changes slowly. */
export type Priority = 'high' | 'medium' | 'low';

// The daily quota of CricAPI, counted in hits: a call costs one, a scorecard ten. Read in every process; calls are
// made by the polling process alone.

/**
 * Hits of the vendor's UTC day so far, over all processes. `spent` is our count by priority; the vendor blocks all
 * calls until `blockedUntil`.
 */
export interface QuotaDay {
  readonly hitsLimit: number;
  readonly hitsToday: number;
  readonly spent: Readonly<Record<Priority, number>>;
  readonly blockedUntil: Date | null;
}

/** A call to the vendor that wants hits of the day's quota. */
export interface CallRequest {
  readonly priority: Priority;
  /** Hits; 1 when absent. */
  readonly cost?: number;
  /** Fetches the final state of a match, for which the last hits of the day are reserved. */
  readonly essential?: boolean;
  /** False when there is no earlier response to show instead; true when absent. */
  readonly hasCopy?: boolean;
  /** Checks whether the plan was upgraded; allowed although the known limit is used up. */
  readonly isProbe?: boolean;
}

/** Why a call is refused: the vendor's block, day's limit, reserve, preferred copy, or share of the priority. */
export type BudgetRefusal = 'blocked' | 'limit' | 'reserve' | 'cache preferred' | 'share';

/** Share of the day's hits that the calls of a priority may spend. */
const SHARES: Readonly<Record<Priority, number>> = { high: 0.6, medium: 0.3, low: 0.1 };
/** The last hits of a day, which only essential calls may spend. */
const RESERVED_HITS = 5;
/** At this many remaining hits, or fewer, a stored response replaces calls that are not of high priority. */
const PREFER_COPY_HITS = 10;

/** Hits left today, whatever their priority. */
export function hitsRemaining(day: QuotaDay): number {
  return Math.max(0, day.hitsLimit - day.hitsToday);
}

/** Hits that a priority may still spend today: within its share and outside the reserve. */
export function allowanceFor(day: QuotaDay, priority: Priority): number {
  const ofShare = Math.floor(day.hitsLimit * SHARES[priority]) - day.spent[priority];
  return Math.max(0, Math.min(ofShare, hitsRemaining(day) - RESERVED_HITS));
}

/** Null when the budget allows the call. */
export function checkCallBudget(day: QuotaDay, request: CallRequest, now: Date): BudgetRefusal | null {
  const { priority, cost = 1, essential = false, hasCopy = true, isProbe = false } = request;
  const remaining = hitsRemaining(day);
  if (day.blockedUntil && day.blockedUntil > now) return 'blocked';
  if (isProbe) return null;
  if (cost > remaining) return 'limit';
  if (essential) return null;
  if (remaining - cost < RESERVED_HITS) return 'reserve';
  if (remaining <= PREFER_COPY_HITS && hasCopy && priority !== 'high') return 'cache preferred';
  return cost > allowanceFor(day, priority) ? 'share' : null;
}

/** Hits a day: `assumed` until the vendor reports a limit, and never more than `max`. */
export interface DailyLimit {
  readonly assumed: number;
  readonly max: number;
}

/** The vendor's free plan in hits a day, from the specification. */
const FREE_PLAN = 100;
/** With fewer hits almost no call would be allowed, and a call is needed to learn a new limit. */
const SMALLEST_PLAN = 10;
/** More than ten calls a second; no plan is this large. */
const LARGEST_PLAN = 1_000_000;

/** Converts the operator's limit, which sets both values. Null accepts the vendor's limit if it is plausible. */
export function dailyLimit(set: number | null): DailyLimit {
  return { assumed: set ?? FREE_PLAN, max: set ?? LARGEST_PLAN };
}

/** True for a number of hits a day that a plan of the vendor can have. */
export function isPlausibleLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= SMALLEST_PLAN && limit <= LARGEST_PLAN;
}

/** The day's budget in the API's shape. */
export function quotaUsage(day: QuotaDay, now: Date): UsageInfo {
  return {
    hitsToday: day.hitsToday,
    hitsLimit: day.hitsLimit,
    hitsRemaining: hitsRemaining(day),
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
export function isAroundMidnight(moment: Date): boolean {
  return moment.getTime() - startOfDay(moment).getTime() < CLOCK_SLACK_MS;
}
