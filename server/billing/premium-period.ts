/** India is at UTC+05:30 all year. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** Returns a date whose UTC fields hold the local time in Asia/Kolkata. */
export function toIndianTime(moment: Date): Date {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS);
}

/** Adds one calendar month in Asia/Kolkata, at the same time of day; uses the last day of shorter months. */
export function addCalendarMonth(from: Date): Date {
  const local = toIndianTime(from);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(local.getTime() - KOLKATA_OFFSET_MS);
}

/** One month of Premium: `start` included, `end` excluded. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Returns the months of the grants in order: each begins when granted, or when the previous month ends if that is
 * later. The caller leaves out revoked grants.
 */
export function consecutivePeriods(grantedAt: readonly Date[]): readonly Period[] {
  let paidUntilMs = 0;
  return grantedAt.map((granted) => {
    const start = new Date(Math.max(granted.getTime(), paidUntilMs));
    const end = addCalendarMonth(start);
    paidUntilMs = end.getTime();
    return { start, end };
  });
}

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Formats the day in India: `21 November 2026`. */
export const formatDay = (moment: Date) => day.format(moment);
