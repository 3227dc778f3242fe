import type { FeedFormat, FeedMatch } from '../state/feed-match.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a match of a format lasts, in minutes: from the first ball to the last, the interval included. */
const PLAYING_MINUTES: Readonly<Record<FeedFormat, number>> = {
  t10: 110,
  hundred: 165,
  t20: 220,
  odi: 480,
  other: 240,
  /** A day of it. */
  test: 480,
};
const TEST_DAYS = 5;
/** The toss is half an hour before the first ball. */
const TOSS_MINUTES = 35;
/** A start that never came is waited for this long. */
const WAIT_FOR_START_MINUTES = 240;
const JUST_BEGUN_MINUTES = 20;
/** Stumps that do not name their day, heard sooner after the first ball than this, are the day before's. */
const EARLIEST_END_MINUTES = 240;

const DAY = /^day (\d)/i;
const DAY_OVER = /\bstumps?\b|\bclose of play\b|\bplay (abandoned|called off)\b/i;

/**
 * How much it matters to know a match's score at a moment: 0 while nothing can happen, 1 in ordinary play, more where
 * it turns. The figures are ours.
 */
const WEIGHTS = { toss: 0.7, play: 1, start: 1.3, innings: 1.5, close: 2 } as const;

export type AttentionWeight = number;

/** Gives the weight at any moment (in ms since 1970) by the schedule alone. */
export function weighBySchedule(match: FeedMatch): (moment: number) => AttentionWeight {
  if (match.phase === 'completed' || match.startsAt === null) return () => 0;
  const startsAt = Date.parse(match.startsAt);
  const format = scheduleOf(match);
  const restsUntil = startsAt + daysPlayed(match) * DAY_MS - TOSS_MINUTES * MINUTE_MS;
  const lasts = PLAYING_MINUTES[format];
  const waitsFor = match.phase === 'upcoming' && match.delayed ? WAIT_FOR_START_MINUTES : lasts;
  return (moment) => {
    const minutes = minutesIntoDay(format, moment - startsAt);
    if (minutes === null || moment < restsUntil) return 0;
    if (minutes < 0) return WEIGHTS.toss;
    return minutes < Math.min(lasts, waitsFor) ? WEIGHTS.play : 0;
  };
}

/** The weight now, by what is known of the match. */
export function presentWeight(match: FeedMatch, now: Date): AttentionWeight {
  if (match.phase !== 'live') return weighBySchedule(match)(now.getTime());
  if (DAY_OVER.test(match.status)) return weighAfterDay(match, now);
  if (isCloseFinish(match)) return WEIGHTS.close;
  if (isEndOfInnings(match)) return WEIGHTS.innings;
  const since = match.startsAt === null ? 0 : now.getTime() - Date.parse(match.startsAt);
  const minutes = minutesIntoDay(scheduleOf(match), since) ?? 0;
  return minutes >= 0 && minutes < JUST_BEGUN_MINUTES ? WEIGHTS.start : WEIGHTS.play;
}

/** That the next day's play is on must be asked for: stumps count for no more than the rest of their own day. */
function weighAfterDay(match: FeedMatch, now: Date): AttentionWeight {
  if (match.startsAt === null) return 0;
  const minutes = minutesIntoDay('test', now.getTime() - Date.parse(match.startsAt)) ?? 0;
  const isOfToday = daysPlayed(match) === 0 && minutes > EARLIEST_END_MINUTES;
  return isOfToday ? 0 : weighBySchedule(match)(now.getTime());
}

/** The vendor gives many first-class matches no type: their words count the days. */
function scheduleOf({ format, status }: FeedMatch): FeedFormat {
  return DAY.test(status) || DAY_OVER.test(status) ? 'test' : format;
}

/** Days of a Test that its words have over; 0 where they do not count them. */
function daysPlayed({ status }: FeedMatch): number {
  return DAY_OVER.test(status) ? Number(DAY.exec(status)?.[1] ?? 0) : 0;
}

/** Minutes since the scheduled first ball of the day, by the time since that of the match; negative before it. */
function minutesIntoDay(format: FeedFormat, since: number): number | null {
  if (format !== 'test') return since / MINUTE_MS;
  const day = Math.floor((since + TOSS_MINUTES * MINUTE_MS) / DAY_MS);
  return day < 0 || day >= TEST_DAYS ? null : (since - day * DAY_MS) / MINUTE_MS;
}

const LAST_OVERS: Partial<Record<FeedFormat, number>> = { t10: 8, hundred: 16, t20: 17, odi: 45 };

function isEndOfInnings(match: FeedMatch): boolean {
  const last = match.innings.at(-1);
  const from = LAST_OVERS[match.format];
  if (last === undefined || from === undefined) return false;
  return last.wickets >= 8 || Number.parseInt(last.overs, 10) >= from;
}

/** In a chase: the last overs, or fewer than thirty runs to get. */
function isCloseFinish(match: FeedMatch): boolean {
  const [first, second] = match.innings;
  if (scheduleOf(match) === 'test' || !first || !second) return false;
  return isEndOfInnings(match) || first.runs - second.runs < 30;
}
