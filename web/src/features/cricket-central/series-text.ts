import type { SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { I18n } from '@lingui/core';
import { dayText } from '../../ui/text/full-dates.ts';

/** Returns the dates of a series, or that they are to be announced. */
export function datesOf(
  i18n: I18n,
  { startDate, endDate }: Pick<SeriesSummary, 'startDate' | 'endDate'>,
): string {
  if (startDate && endDate) {
    const end = firstDayFrom(startDate, endDate);
    return i18n.t('{start} to {end}', { start: dayText(i18n, startDate), end: dayText(i18n, end) });
  }
  const onlyDate = startDate || endDate;
  return onlyDate ? dayText(i18n, onlyDate) : i18n.t('Dates to be announced');
}

const DAY_AND_MONTH = /^[a-z]+ \d{1,2}$/i;

/**
 * Returns the end of a series. The vendor sends some without a year: `Oct 28` is the first such day from the start on.
 */
function firstDayFrom(start: string, end: string): string {
  if (!DAY_AND_MONTH.test(end)) return end;
  const year = Number(start.slice(0, 4));
  const days = [year, year + 1].map((candidate) => new Date(`${end} ${candidate} UTC`));
  const day = days.find((candidate) => candidate.getTime() >= new Date(start).getTime());
  return day?.toISOString().slice(0, 10) ?? end;
}

/** Returns the number of matches of each format: `74 T20`. */
export function formatsOf({ test, odi, t20 }: Pick<SeriesSummary, 'test' | 'odi' | 't20'>): string[] {
  const counts = { Test: test, ODI: odi, T20: t20 };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
}
