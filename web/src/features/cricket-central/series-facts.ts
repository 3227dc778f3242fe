import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';

/** When a series is played, as far as the vendor says. */
export function datesOf({ startDate, endDate }: Pick<SeriesSummary, 'startDate' | 'endDate'>): string {
  return [startDate, endDate].filter(Boolean).join(' to ') || 'Dates to be announced';
}

/** How many matches of each kind: `74 T20`. */
export function formatsOf({ test, odi, t20 }: Pick<SeriesSummary, 'test' | 'odi' | 't20'>): string[] {
  const counts = { Test: test, ODI: odi, T20: t20 };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
}
