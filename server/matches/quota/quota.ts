import type { UsageInfo } from '@gullylens/contract/http/matches/match';

/** How much a call matters: live scores; the fixtures around them; everything that changes slowly. */
export type Priority = 'high' | 'medium' | 'low';

/** The vendor's day so far, over all processes. */
export interface QuotaDay {
  readonly hitsLimit: number;
  readonly hitsToday: number;
  readonly spent: Readonly<Record<Priority, number>>;
  readonly blockedUntil: Date | null;
}

export interface CallRequest {
  readonly priority: Priority;
  /** Hits; 1 when absent. */
  readonly cost?: number;
  /** The final state of a match: the one thing that the last hits of the day are reserved for. */
  readonly essential?: boolean;
  /** False when there is no earlier answer to show instead. */
  readonly hasCopy?: boolean;
  /** Checks whether the plan was upgraded: allowed although the known limit is used up. */
  readonly isProbe?: boolean;
}

export type BudgetRefusal = 'blocked' | 'limit' | 'reserve' | 'cache preferred' | 'share';

/** Section 9 of the specification: shares of the day's calls, where calls stop, where copies are preferred. */
const SHARES: Readonly<Record<Priority, number>> = { high: 0.6, medium: 0.3, low: 0.1 };
const RESERVED_HITS = 5;
const PREFER_COPY_HITS = 10;

export function hitsRemaining(day: QuotaDay): number {
  return Math.max(0, day.hitsLimit - day.hitsToday);
}

/** What one priority may still spend today, in hits: within its share, and outside the reserve. */
export function allowanceFor(day: QuotaDay, priority: Priority): number {
  const ofShare = Math.floor(day.hitsLimit * SHARES[priority]) - day.spent[priority];
  return Math.max(0, Math.min(ofShare, hitsRemaining(day) - RESERVED_HITS));
}

export function checkCallBudget(day: QuotaDay, wish: CallRequest, now: Date): BudgetRefusal | null {
  const { priority, cost = 1, essential = false, hasCopy = true, isProbe = false } = wish;
  const remaining = hitsRemaining(day);
  if (day.blockedUntil && day.blockedUntil > now) return 'blocked';
  if (isProbe) return null;
  if (cost > remaining) return 'limit';
  if (essential) return null;
  if (remaining - cost < RESERVED_HITS) return 'reserve';
  if (remaining <= PREFER_COPY_HITS && hasCopy && priority !== 'high') return 'cache preferred';
  return cost > allowanceFor(day, priority) ? 'share' : null;
}

/** Hits a day: `assumed` until the vendor names a number, `most` whatever it names. */
export interface DailyLimit {
  readonly assumed: number;
  readonly most: number;
}

/** The vendor's free plan, as the specification has it. */
const FREE_PLAN = 100;
/** With fewer hits hardly a call would be allowed again, and it takes a call to learn of another limit. */
const SMALLEST_PLAN = 10;
/** More than ten calls a second: no plan is so large. */
const LARGEST_PLAN = 1_000_000;

/** The operator's limit is both; without one the vendor's is believed within reason. */
export function dailyLimit(set: number | null): DailyLimit {
  return { assumed: set ?? FREE_PLAN, most: set ?? LARGEST_PLAN };
}

/** True for a limit that may be that of a plan. */
export function isPlausibleLimit(named: number): boolean {
  return Number.isInteger(named) && named >= SMALLEST_PLAN && named <= LARGEST_PLAN;
}

/** The day's budget as readers see it. */
export function quotaUsage(day: QuotaDay, now: Date): UsageInfo {
  return {
    hitsToday: day.hitsToday,
    hitsLimit: day.hitsLimit,
    hitsRemaining: hitsRemaining(day),
    lastReset: startOfDay(now).toISOString(),
  };
}

/** The vendor's day rolls at UTC midnight. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function startOfDay(moment: Date): Date {
  return new Date(`${dayOf(moment)}T00:00:00.000Z`);
}

export function startOfNextDay(moment: Date): Date {
  return new Date(startOfDay(moment).getTime() + 24 * 3_600_000);
}

/** The vendor's clock may be behind ours by this much: until then it may still be counting yesterday's hits. */
const CLOCK_SLACK_MS = 5 * 60_000;

export function isAroundMidnight(moment: Date): boolean {
  return moment.getTime() - startOfDay(moment).getTime() < CLOCK_SLACK_MS;
}
