const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A payment that fails at first may be authorised for three more days (Razorpay, late authorisation); one day to spare. */
export const WATCHED_FOR_MS = 96 * HOUR;

/** Ages at which an order that is paid is looked at again, for second payments and refunds whose events were lost. */
const PAID_CHECKS_MS = [15 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR, WATCHED_FOR_MS];

function gapAt(ageMs: number): number {
  if (ageMs < HOUR) return MINUTE;
  return ageMs < 24 * HOUR ? 15 * MINUTE : HOUR;
}

interface Watched {
  readonly state: 'open' | 'paid' | 'refunded' | 'closed';
  readonly offeredAt: Date;
}

/**
 * When an order is checked next: every minute in its first hour, every quarter of an hour in its first day, every hour
 * until it is four days old. Null when it needs no more checks. Age counts from when a browser was last given it. A
 * closed order may still be open in a checkout window, so it is checked as often as an open one.
 */
export function nextCheckAt({ state, offeredAt }: Watched, now: Date): Date | null {
  const age = now.getTime() - offeredAt.getTime();
  if (age >= WATCHED_FOR_MS) return null;
  if (state === 'open' || state === 'closed') return new Date(now.getTime() + gapAt(age));
  const next = PAID_CHECKS_MS.find((check) => check > age);
  return next === undefined ? null : new Date(offeredAt.getTime() + next);
}
