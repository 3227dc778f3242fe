import type { I18n } from '@lingui/core';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `Locks in 1 h 12 m`: the time until an analysis can no longer change, in whole minutes, rounded up. */
export function lockText(i18n: I18n, locksAt: number, now: number): string {
  const left = Math.ceil((locksAt - now) / MINUTE_MS);
  if (left <= 0) return i18n.t('Locking now');
  const minutes = left % HOUR_MINUTES;
  const hours = Math.floor(left / HOUR_MINUTES) % 24;
  if (left < HOUR_MINUTES) return i18n.t('Locks in {minutes} m', { minutes });
  if (left < DAY_MINUTES) return i18n.t('Locks in {hours} h {minutes} m', { hours, minutes });
  return i18n.t('Locks in {days} d {hours} h', { days: Math.floor(left / DAY_MINUTES), hours });
}
