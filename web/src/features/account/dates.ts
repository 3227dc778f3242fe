import type { I18n } from '@lingui/core';
import { dateFormat } from '../../ui/date-format.ts';

/** `21 November 2026`, the day in India: there months of Premium are counted and receipts dated. */
export function longDayText(i18n: I18n, instant: string): string {
  return dateFormat(i18n, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(instant));
}
