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

/**
 * How much it matters to know a match's score at a moment: 0 while nothing can happen, 1 in ordinary play, more where
 * it turns. The figures are ours.
 */
const WEIGHTS = { toss: 0.7, play: 1, start: 1.3, innings: 1.5, close: 2 } as const;

export type AttentionWeight = number;

/** The weight at a moment to come (or now) by the schedule alone. */
export function expectedWeight(match: FeedMatch, moment: Date): AttentionWeight {
  const minutes = minutesIntoDay(match, moment);
  if (match.phase === 'completed' || minutes === null) return 0;
  if (minutes < -TOSS_MINUTES) return 0;
  if (minutes < 0) return WEIGHTS.toss;
  if (match.phase === 'upcoming' && match.delayed && minutes > WAIT_FOR_START_MINUTES) return 0;
  return minutes < PLAYING_MINUTES[match.format] ? WEIGHTS.play : 0;
}

/** The weight now, by what is known of the match. */
export function presentWeight(match: FeedMatch, now: Date): AttentionWeight {
  const minutes = minutesIntoDay(match, now) ?? 0;
  if (match.phase !== 'live') return expectedWeight(match, now);
  if (/stumps/i.test(match.status)) return 0;
  if (isCloseFinish(match)) return WEIGHTS.close;
  if (isEndOfInnings(match)) return WEIGHTS.innings;
  if (minutes >= 0 && minutes < 20) return WEIGHTS.start;
  return WEIGHTS.play;
}

/** Minutes since the scheduled first ball of the day; negative before it. */
function minutesIntoDay(match: FeedMatch, moment: Date): number | null {
  if (match.startsAt === null) return null;
  const since = moment.getTime() - Date.parse(match.startsAt);
  const day = Math.floor((since + TOSS_MINUTES * MINUTE_MS) / DAY_MS);
  if (match.format !== 'test') return since / MINUTE_MS;
  return day < 0 || day >= TEST_DAYS ? null : (since - day * DAY_MS) / MINUTE_MS;
}

const LAST_OVERS: Partial<Record<FeedFormat, number>> = { t10: 8, hundred: 80, t20: 17, odi: 45 };

function isEndOfInnings(match: FeedMatch): boolean {
  const last = match.innings.at(-1);
  const from = LAST_OVERS[match.format];
  if (last === undefined || from === undefined) return false;
  return last.wickets >= 8 || Number.parseInt(last.overs, 10) >= from;
}

/** In a chase: the last overs, or fewer than thirty runs to get. */
function isCloseFinish(match: FeedMatch): boolean {
  const [first, second] = match.innings;
  if (match.format === 'test' || !first || !second) return false;
  return isEndOfInnings(match) || first.runs - second.runs < 30;
}
