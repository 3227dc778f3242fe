/** India keeps UTC+05:30 the year round. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** A moment as the wall clock in Asia/Kolkata shows it, in the UTC fields of a date. */
export function toIndianTime(moment: Date): Date {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS);
}

/** The same time of day one calendar month later in Asia/Kolkata; the last day of a month that is too short. */
export function addCalendarMonth(from: Date): Date {
  const local = toIndianTime(from);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(local.getTime() - KOLKATA_OFFSET_MS);
}

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The months that grants give, in the order they were made: each begins when it was granted, or when the one before
 * ends if that is later. Grants that were taken back are left out by the caller, and the others close up.
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

/** `21 November 2026`, as the calendar in India has it. */
export const formatDay = (moment: Date) => day.format(moment);
