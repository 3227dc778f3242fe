import { startOfNextDay } from '../quota/quota.ts';
import type { FeedFormat, FeedMatch } from '../model/feed-match.ts';
import { daysPlayed, FORMATS, isDayOver, playedFormat } from '../model/formats.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Minutes before the first ball from which play counts as expected. The toss is 30 minutes before it. */
const TOSS_MINUTES = 35;
/** Minutes after its scheduled start for which a delayed match is still expected to start; chosen. */
const WAIT_FOR_START_MINUTES = 240;
/** Minutes of a day's play in which "Stumps" without a day number refers to the day before. */
const EARLIEST_END_MINUTES = 240;
/** Step in which the rest of the day is sampled. */
const STEP_MS = 10 * MINUTE_MS;

/**
 * True while the score may change: the match is in play, or should be by its schedule, toss included. Used by the plan
 * of refreshes (polling process) and by `createFeedAge` (every process).
 */
export function isPlayExpected(match: FeedMatch, now: Date): boolean {
  if (match.phase !== 'live') return scheduleOf(match)(now.getTime());
  if (!isDayOver(match.status)) return true;
  if (match.startsAt === null) return false;
  const minutes = minutesIntoDay('test', now.getTime() - Date.parse(match.startsAt)) ?? NaN;
  const isOfToday = daysPlayed(match.status) === 0 && minutes > EARLIEST_END_MINUTES;
  return !isOfToday && scheduleOf(match)(now.getTime());
}

/** Seconds with scheduled play in the rest of the UTC day; at least 10 minutes. */
export function playSecondsLeft(matches: readonly FeedMatch[], now: Date): number {
  const end = startOfNextDay(now).getTime();
  const schedules = matches.map(scheduleOf);
  let seconds = 0;
  for (let moment = now.getTime(); moment < end; moment += STEP_MS) {
    if (schedules.some((isInPlayAt) => isInPlayAt(moment))) seconds += Math.min(STEP_MS, end - moment) / 1000;
  }
  return Math.max(seconds, STEP_MS / 1000);
}

/** Returns a function that is true at times (ms since 1970) within the scheduled hours of play, toss included. */
function scheduleOf(match: FeedMatch): (moment: number) => boolean {
  if (match.phase === 'completed' || match.startsAt === null) return () => false;
  const startsAt = Date.parse(match.startsAt);
  const format = playedFormat(match);
  const restsUntil = startsAt + daysPlayed(match.status) * DAY_MS - TOSS_MINUTES * MINUTE_MS;
  const isDelayed = match.phase === 'upcoming' && match.delayed;
  const lasts = Math.min(FORMATS[format].playingMinutes, isDelayed ? WAIT_FOR_START_MINUTES : Infinity);
  return (moment) => {
    const minutes = minutesIntoDay(format, moment - startsAt);
    return minutes !== null && moment >= restsUntil && minutes < lasts;
  };
}

/** Minutes since the scheduled first ball of the day; negative before it. Null outside the days of a Test. */
function minutesIntoDay(format: FeedFormat, sinceStart: number): number | null {
  if (format !== 'test') return sinceStart / MINUTE_MS;
  const day = Math.floor((sinceStart + TOSS_MINUTES * MINUTE_MS) / DAY_MS);
  return day < 0 || day >= FORMATS.test.days ? null : (sinceStart - day * DAY_MS) / MINUTE_MS;
}
