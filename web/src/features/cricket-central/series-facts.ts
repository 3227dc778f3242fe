import type { I18n } from '@lingui/core';
import type { SeriesSummary } from '@gullylens/contract/http/cricket-dashboard';

/** When a series is played, as far as the vendor says. */
export function datesOf(
  i18n: I18n,
  { startDate, endDate }: Pick<SeriesSummary, 'startDate' | 'endDate'>,
): string {
  if (startDate && endDate) return i18n.t('{start} to {end}', { start: startDate, end: endDate });
  return startDate || endDate || i18n.t('Dates to be announced');
}

/** How many matches of each kind: `74 T20`. */
export function formatsOf({ test, odi, t20 }: Pick<SeriesSummary, 'test' | 'odi' | 't20'>): string[] {
  const counts = { Test: test, ODI: odi, T20: t20 };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
}
