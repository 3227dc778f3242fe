const HOUR_MS = 3_600_000;

/** The vendor's day rolls at UTC midnight. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function startOfDay(moment: Date): Date {
  return new Date(`${dayOf(moment)}T00:00:00.000Z`);
}

export function startOfNextDay(moment: Date): Date {
  return new Date(startOfDay(moment).getTime() + 24 * HOUR_MS);
}

/** The vendor's clock may be behind ours by this much: until then it may still be counting yesterday's hits. */
const CLOCK_SLACK_MS = 5 * 60_000;

export function isAroundMidnight(moment: Date): boolean {
  return moment.getTime() - startOfDay(moment).getTime() < CLOCK_SLACK_MS;
}
