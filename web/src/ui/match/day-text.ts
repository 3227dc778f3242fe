import type { I18n } from '@lingui/core';
import { dateFormat } from '../date-format.ts';

/** A day of play as people write it: `4 Mar 2024`, for `2024-03-04`. */
export function dayText(i18n: I18n, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const shape = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(i18n, shape).format(date);
}
