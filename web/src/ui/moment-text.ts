import type { I18n } from '@lingui/core';
import { dateFormat } from './date-format.ts';

/** `21 Nov 2026, 7:30 pm IST`: to the minute and by India's clock, for what is locked, published or waiting. */
export function momentText(i18n: I18n, instant: string): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return `${dateFormat(i18n, shape).format(new Date(instant))} IST`;
}

/** `21 Nov 2026`, the day of a moment in the visitor’s zone. */
export function momentDayText(i18n: I18n, instant: string): string {
  return dateFormat(i18n, { dateStyle: 'medium' }).format(new Date(instant));
}
