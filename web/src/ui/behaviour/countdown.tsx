import { useLingui } from '@lingui/react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { useClock } from './use-clock.ts';
import { durationText } from '../text/duration-text.ts';

const MINUTE_MS = 60_000;
/** Often enough to show each new minute within ten seconds. */
const CLOCK_STEP_MS = 10_000;

/** The time until a match starts; then its status. `startAt` is in seconds since 1970. */
export function Countdown({ startAt, status }: { startAt: number; status: string }) {
  const { i18n } = useLingui();
  useClock(CLOCK_STEP_MS);
  const minutes = Math.ceil((startAt * 1000 - serverNow()) / MINUTE_MS);
  return minutes > 0 ? i18n.t('Starts in {time}', { time: durationText(i18n, minutes) }) : status;
}
