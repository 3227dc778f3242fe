/** Hits that a day has: as long as the vendor has named no number, and at most, whatever it names. */
export interface DailyLimit {
  readonly assumed: number;
  readonly most: number;
}

/** The vendor's free plan, as the specification has it. */
const FREE_PLAN = 100;
/** With fewer hardly a call would be allowed again, and it takes a call to hear of another limit. */
const SMALLEST_PLAN = 10;
/** Ten calls a second and more: no plan is so large. */
const LARGEST_PLAN = 1_000_000;

/** The limit that an operator has set is both; without one the vendor is believed within reason. */
export function dailyLimit(set: number | null): DailyLimit {
  return { assumed: set ?? FREE_PLAN, most: set ?? LARGEST_PLAN };
}

/** Whether a limit that the vendor names may be that of a plan. */
export function isBelievable(named: number): boolean {
  return Number.isInteger(named) && named >= SMALLEST_PLAN && named <= LARGEST_PLAN;
}
