/** The last second of a day in UTC; `null` where it is not told, or told in words that name no day. */
export function endOfDay(date: string | null): Date | null {
  const end = new Date(`${date?.slice(0, 10)}T23:59:59Z`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** A match of which only the day is told is as old as that day's end; nothing follows from a day that is not over. */
export function endOfPastDay(date: string | null, now: Date): Date | null {
  const end = endOfDay(date);
  return end !== null && end < now ? end : null;
}
