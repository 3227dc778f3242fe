import type { I18n } from '@lingui/core';
import { dateFormat } from '../../ui/date-format.ts';

/** `7:30 pm` in the visitor's zone. */
export function clockTime(i18n: I18n, at: number): string {
  return dateFormat(i18n, { hour: 'numeric', minute: '2-digit' }).format(at);
}
