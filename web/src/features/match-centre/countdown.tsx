import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { useClock } from '../../ui/behaviour/use-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Renders often enough to show a minute shortly after it is reached. */
const CLOCK_STEP_MS = 10_000;

/** The time until a match starts; then its status. `startAt` is in seconds since 1970. */
export function Countdown({ startAt, status }: { startAt: number; status: string }) {
  const { i18n } = useLingui();
  useClock(CLOCK_STEP_MS);
  const minutes = Math.ceil((startAt * 1000 - serverNow()) / MINUTE_MS);
  return minutes > 0 ? i18n.t('Starts in {time}', { time: durationText(i18n, minutes) }) : status;
}

/** `2 d 4 h`, `1 h 12 m`, `9 m`. */
function durationText(i18n: I18n, minutes: number): string {
  const [days, hours] = [
    Math.floor(minutes / DAY_MINUTES),
    Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
  ];
  if (days > 0) return i18n.t('{days} d {hours} h', { days, hours });
  const rest = minutes % HOUR_MINUTES;
  return hours > 0
    ? i18n.t('{hours} h {minutes} m', { hours, minutes: rest })
    : i18n.t('{minutes} m', { minutes: rest });
}
