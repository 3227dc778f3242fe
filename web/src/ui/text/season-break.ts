const DAY_MS = 86_400_000;
/** Days without a match that part two seasons. */
const BREAK_DAYS = 90;

/** Returns whether a long break lies between two days, `YYYY-MM-DD`, in either order; false without one of them. */
export function isSeasonBreak(one: string | undefined, other: string | undefined): boolean {
  return Math.abs(Date.parse(one ?? '') - Date.parse(other ?? '')) > BREAK_DAYS * DAY_MS;
}
