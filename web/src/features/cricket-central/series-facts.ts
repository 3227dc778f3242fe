import type { SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { I18n } from '@lingui/core';
import { dayText } from '../../ui/text/dates.ts';

export function datesOf(
  i18n: I18n,
  { startDate, endDate }: Pick<SeriesSummary, 'startDate' | 'endDate'>,
): string {
  if (startDate && endDate) {
    const end = firstDayFrom(startDate, endDate);
    return i18n.t('{start} to {end}', { start: dayText(i18n, startDate), end: dayText(i18n, end) });
  }
  const told = startDate || endDate;
  return told ? dayText(i18n, told) : i18n.t('Dates to be announced');
}

const DAY_AND_MONTH = /^[a-z]+ \d{1,2}$/i;

/** The vendor sends some last days without a year: `Oct 28` is the first such day on or after the start. */
function firstDayFrom(start: string, told: string): string {
  if (!DAY_AND_MONTH.test(told)) return told;
  const year = Number(start.slice(0, 4));
  const days = [year, year + 1].map((one) => new Date(`${told} ${one} UTC`));
  const day = days.find((one) => one.getTime() >= new Date(start).getTime());
  return day?.toISOString().slice(0, 10) ?? told;
}

/** How many matches of each kind: `74 T20`. */
export function formatsOf({ test, odi, t20 }: Pick<SeriesSummary, 'test' | 'odi' | 't20'>): string[] {
  const counts = { Test: test, ODI: odi, T20: t20 };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
}
