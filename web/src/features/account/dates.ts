import type { I18n } from '@lingui/core';
/** `21 November 2026`. */
export function dayText(i18n: I18n, instant: string): string {
  return new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(new Date(instant));
}

/** `₹499`, with paise only where there are any. */
export function rupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100);
}
