import type { I18n } from '@lingui/core';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `2 d 4 h`, `1 h 12 m`, `9 m`. */
export function durationText(i18n: I18n, minutes: number): string {
  const rest = minutes % HOUR_MINUTES;
  if (minutes < HOUR_MINUTES) return i18n.t('{minutes} m', { minutes });
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
  if (minutes < DAY_MINUTES) return i18n.t('{hours} h {minutes} m', { hours, minutes: rest });
  return i18n.t('{days} d {hours} h', { days: Math.floor(minutes / DAY_MINUTES), hours });
}
