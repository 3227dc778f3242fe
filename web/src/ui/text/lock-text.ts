import type { I18n } from '@lingui/core';
import { durationText } from './duration-text.ts';

const MINUTE_MS = 60_000;

/** `Locks in 1 h 12 m`: the time until an analysis can no longer change, in whole minutes, rounded up. */
export function lockText(i18n: I18n, locksAt: number, now: number): string {
  const minutes = Math.ceil((locksAt - now) / MINUTE_MS);
  if (minutes <= 0) return i18n.t('Locking now');
  return i18n.t('Locks in {time}', { time: durationText(i18n, minutes) });
}
