/** How much a call matters: live scores; the fixtures around them; everything that changes slowly. */
export type Priority = 'high' | 'medium' | 'low';

/** The vendor's day so far, over all processes. */
export interface QuotaDay {
  readonly hitsLimit: number;
  readonly hitsToday: number;
  readonly spent: Readonly<Record<Priority, number>>;
  readonly blockedUntil: Date | null;
}

export interface CallWish {
  readonly priority: Priority;
  readonly cost: number;
  /** The final word on a match: the one thing that the last hits of the day are kept for. */
  readonly essential: boolean;
  /** There is an earlier answer to show instead. */
  readonly hasCopy: boolean;
  /** Checks whether the plan was upgraded: allowed although the known limit is used up. */
  readonly isProbe?: boolean;
}

export type Refusal = 'blocked' | 'limit' | 'reserve' | 'cache preferred' | 'share';

/** Section 9 of the specification: shares of the day's calls, where calls stop, where copies are preferred. */
const SHARES: Readonly<Record<Priority, number>> = { high: 0.6, medium: 0.3, low: 0.1 };
const RESERVED_HITS = 5;
const PREFER_COPY_HITS = 10;

export function hitsRemaining(day: QuotaDay): number {
  return Math.max(0, day.hitsLimit - day.hitsToday);
}

/** What one priority may still spend today, in hits: within its share, and outside the reserve. */
export function allowanceOf(day: QuotaDay, priority: Priority): number {
  const ofShare = Math.floor(day.hitsLimit * SHARES[priority]) - day.spent[priority];
  return Math.max(0, Math.min(ofShare, hitsRemaining(day) - RESERVED_HITS));
}

/** Why a call may not be made now; `null` when it may. */
export function judgeCall(day: QuotaDay, wish: CallWish, now: Date): Refusal | null {
  const remaining = hitsRemaining(day);
  if (day.blockedUntil && day.blockedUntil > now) return 'blocked';
  if (wish.isProbe) return null;
  if (wish.cost > remaining) return 'limit';
  if (wish.essential) return null;
  if (remaining - wish.cost < RESERVED_HITS) return 'reserve';
  if (remaining <= PREFER_COPY_HITS && wish.hasCopy && wish.priority !== 'high') return 'cache preferred';
  return wish.cost > allowanceOf(day, wish.priority) ? 'share' : null;
}
