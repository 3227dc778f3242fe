import type { I18n } from '@lingui/core';
/** `7:30 pm` in the visitor's zone. */
export function clockTime(i18n: I18n, at: number): string {
  return new Intl.DateTimeFormat(i18n.locale, { hour: 'numeric', minute: '2-digit' }).format(at);
}
