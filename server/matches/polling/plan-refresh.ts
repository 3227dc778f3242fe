import { allowanceOf, hitsRemaining, type Priority, type QuotaDay } from '../quota/judge-call.ts';
import { startOfNextDay } from '../quota/quota-day.ts';
import type { FeedMatch } from '../state/feed-match.ts';
import { presentWeight, weighBySchedule } from './expected-play.ts';
import { evenPace, refreshFloor, TTL_SECONDS } from './refresh-interval.ts';

export interface Refresh {
  /** `Infinity` while there is no reason to ask. */
  readonly everySeconds: number;
  readonly priority: Priority;
}

export interface Situation {
  readonly matches: readonly FeedMatch[];
  readonly day: QuotaDay;
  readonly now: Date;
}

/** The grid on which the rest of the day is looked ahead. */
const STEP_MS = 10 * 60_000;
/** Of the medium share, what is kept for lists and fixtures of the day. */
const KEPT_FOR_LISTS = 0.12;
/** Of the high share, what is kept for the final word on each match. */
const KEPT_FOR_RESULTS = 0.05;

/**
 * How often to ask for all scores, one hit each: the calls that are left are spread over the hours in which there is
 * play to come today, closer together where a match turns. Ordinary play is charged to whichever share has more left.
 */
export function planScoresRefresh({ matches, day, now }: Situation): Refresh {
  const weight = Math.max(0, ...matches.map((match) => presentWeight(match, now)));
  const high = Math.max(0, allowanceOf(day, 'high') - day.hitsLimit * KEPT_FOR_RESULTS);
  const medium = Math.max(0, allowanceOf(day, 'medium') - day.hitsLimit * KEPT_FOR_LISTS);
  const priority = medium > high ? 'medium' : 'high';
  if (weight === 0) return { everySeconds: Number.POSITIVE_INFINITY, priority };
  const play = Math.max(expectedPlaySeconds(matches, now), (STEP_MS / 1000) * weight);
  const calls = Math.min(high + medium, hitsRemaining(day));
  const pace = play / Math.max(calls, 1) / weight;
  return { everySeconds: Math.max(refreshFloor('live', TTL_SECONDS.liveMatches, day), pace), priority };
}

/** Seconds of play to come before the day's end, each counted with the weight of what is on. */
function expectedPlaySeconds(matches: readonly FeedMatch[], now: Date): number {
  const end = startOfNextDay(now).getTime();
  const open = matches.filter(
    ({ phase, startsAt }) =>
      phase !== 'completed' && startsAt !== null && Date.parse(startsAt) < end + STEP_MS,
  );
  const weigh = open.map(weighBySchedule);
  let seconds = 0;
  for (let moment = now.getTime(); moment < end; moment += STEP_MS) {
    const weight = weigh.reduce((most, of) => Math.max(most, of(moment)), 0);
    seconds += (weight * Math.min(STEP_MS, end - moment)) / 1000;
  }
  return seconds;
}

/** How often to ask for the whole list of matches, `pages` hits each. */
export function planMatchesRefresh({ matches, day, now }: Situation, pages: number): Refresh {
  const isOn = matches.some((match) => presentWeight(match, now) > 0);
  const floor = isOn
    ? refreshFloor('live', TTL_SECONDS.currentMatches, day)
    : refreshFloor('dashboard', TTL_SECONDS.currentMatches, day);
  const everySeconds = Math.max(floor, evenPace(day, 'medium', pages, now));
  return { everySeconds, priority: 'medium' };
}

export function planSeriesRefresh({ day, now }: Situation): Refresh {
  const floor = refreshFloor('static', TTL_SECONDS.series, day);
  return { everySeconds: Math.max(floor, 4 * evenPace(day, 'medium', 2, now)), priority: 'medium' };
}
