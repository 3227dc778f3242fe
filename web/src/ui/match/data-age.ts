import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { I18n } from '@lingui/core';
import { serverNow } from '../../platform/api/server-clock.ts';
import { clockText, relativeTime } from '../text/dates.ts';
import { useClock, useIsOnline } from '../behaviour/use-clock.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MINUTES = 60;
/** An age below this many milliseconds is 'Just now'. */
export const JUST_NOW_MS = 10 * SECOND_MS;
/** Ages under a minute are shown in steps of this many milliseconds. */
const AGE_STEP_MS = 5 * SECOND_MS;

interface DataSource {
  /** When the vendor sent the data and, in seconds, from which age it is delayed; null when not stated. */
  feed: FeedAge | null;
  /** The latest request for newer data failed. */
  isError: boolean;
}

/** How old the scores on the screen are. */
export interface DataAge {
  /** When the vendor sent the data, in milliseconds since 1970; null when unknown. */
  asOf: number | null;
  ageMs: number | null;
  /** The latest request failed, or the browser is offline. */
  isCached: boolean;
  /** Cached or delayed. Animations then stop. */
  isStale: boolean;
  /** Whole minutes; null while the age is within the limit that the server states. */
  delayedMinutes: number | null;
}

/** Returns the age of data, given the server's time in milliseconds. */
export function dataAge({ feed, isError }: DataSource, now: number, isOnline: boolean): DataAge {
  // The server states 1970 before the vendor's first response: no time.
  const asOf = (feed && Date.parse(feed.as_of)) || null;
  const ageMs = asOf === null ? null : Math.max(0, now - asOf);
  const isDelayed = feed !== null && ageMs !== null && ageMs > feed.delayed_after * SECOND_MS;
  const isCached = isError || !isOnline;
  return {
    asOf,
    ageMs,
    isCached,
    isStale: isCached || isDelayed,
    delayedMinutes: isDelayed ? Math.floor(ageMs / MINUTE_MS) : null,
  };
}

/** Returns the part of an age that a match card shows. The card is memoised, so it renders only when that changes. */
export function cardAge({ isCached, delayedMinutes }: DataAge) {
  return { isCached, delayedMinutes };
}

/** `Just now`, `35 seconds ago`, `4 minutes ago`. */
export function ageText(i18n: I18n, ageMs: number): string {
  if (ageMs < JUST_NOW_MS || ageMs >= MINUTE_MS) return relativeTime(i18n, 0, ageMs);
  const count = Math.floor(ageMs / AGE_STEP_MS) * (AGE_STEP_MS / SECOND_MS);
  return i18n.t('{count} seconds ago', { count });
}

/** `Delayed 4 min`, `Delayed 2 h`. */
export function delayText(i18n: I18n, minutes: number): string {
  if (minutes < HOUR_MINUTES) return i18n.t('Delayed {minutes} min', { minutes });
  return i18n.t('Delayed {hours} h', { hours: Math.floor(minutes / HOUR_MINUTES) });
}

/** `7:30 pm` in the visitor's zone; `waiting for data` before the vendor has sent any. */
export function dataTimeText(i18n: I18n, asOf: number | null): string {
  if (asOf === null) return i18n.t('waiting for data');
  return clockText(i18n, asOf);
}

/** Returns the age of data by the server's clock, because the browser's may be wrong. Updated every few seconds. */
export function useDataAge(source: DataSource): DataAge {
  useClock(AGE_STEP_MS);
  return dataAge(source, serverNow(), useIsOnline());
}
