import type { I18n } from '@lingui/core';
import { dateFormat, INDIA } from './dates.ts';

// Dates with their year. Apart from `dates.ts`, because the first pages do not need them.

/** A day of play: `4 Mar 2024` for `2024-03-04`. Other text stays as it is. */
export function dayText(i18n: I18n, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const shape = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(i18n, shape).format(date);
}

/** `21 Nov 2026`, the day of an instant in the visitor’s zone. Other text stays as it is. */
export function dateOnlyText(i18n: I18n, instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : dateFormat(i18n, { dateStyle: 'medium' }).format(date);
}

/** `21 Nov 2026, 7:30 pm IST`: to the minute in Indian time, for what is locked, published or waiting. */
export function dateTimeText(i18n: I18n, instant: string): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: INDIA } as const;
  return `${dateFormat(i18n, shape).format(new Date(instant))} IST`;
}

/** `21 November 2026`, the day in India, as used for months of Premium and receipts. */
export function longDayText(i18n: I18n, instant: string): string {
  return dateFormat(i18n, { dateStyle: 'long', timeZone: INDIA }).format(new Date(instant));
}
