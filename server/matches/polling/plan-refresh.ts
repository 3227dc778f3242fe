import { checkCallBudget, type Priority, type QuotaDay } from '../quota/quota.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import { isPlayExpected, playSecondsLeft } from './expected-play.ts';
import {
  isLargerPlan,
  liveFloor,
  secondsLeft,
  spreadOver,
  tableInterval,
  TTL_SECONDS,
} from './refresh-interval.ts';

/** Input of the plans: the matches in memory, the budget, and whether users read lists in the last ten minutes. */
export interface Situation {
  readonly matches: readonly FeedMatch[];
  readonly day: QuotaDay;
  readonly now: Date;
  readonly hasReaders: boolean;
}

/** How the scores of this poll are fetched. */
export interface ScoresRefresh {
  /** `Infinity` when no call is needed, and while the vendor blocks our key. */
  readonly everySeconds: number;
  readonly priority: Priority;
  /** The hits are used up; the call checks whether the plan was upgraded. */
  readonly isProbe: boolean;
}

const HOUR_SECONDS = 3_600;
/** Interval of the list of matches without readers on the plan of 100 hits: the longest of the table. */
const IDLE_SECONDS = 4 * HOUR_SECONDS;

/**
 * Plans the refresh of all scores, one hit each. During play: the Live column, from the high share. When that is used
 * up, and for readers at other times: the Dashboard column, from the medium share. When both are used up: hourly.
 */
export function planScores(situation: Situation, spreadsHits: boolean): ScoresRefresh {
  const { matches, day, now, hasReaders } = situation;
  const isOn = isPlayOn(situation);
  const refusal = (priority: Priority) => checkCallBudget(day, { priority }, now);
  const [high, medium] = [refusal('high'), refusal('medium')];
  const ttl = TTL_SECONDS.liveMatches;
  if (isOn && high === null) {
    const pace = spreadOver(playSecondsLeft(matches, now), day, { priority: 'high', cost: 1 });
    const slowest = spreadsHits ? Number.POSITIVE_INFINITY : tableInterval('live', ttl, day);
    const everySeconds = Math.min(Math.max(pace, liveFloor(ttl, day)), slowest);
    return { everySeconds, priority: 'high', isProbe: false };
  }
  if ((isOn || hasReaders) && medium === null) {
    return { everySeconds: tableInterval('dashboard', ttl, day), priority: 'medium', isProbe: false };
  }
  const isUsedUp = [high, medium].every((refused) => refused !== null && refused !== 'blocked');
  return {
    everySeconds: isUsedUp ? HOUR_SECONDS : Number.POSITIVE_INFINITY,
    priority: 'high',
    isProbe: isUsedUp,
  };
}

/** True while play is expected in any match, by its phase or its schedule. */
export function isPlayOn({ matches, now }: Pick<Situation, 'matches' | 'now'>): boolean {
  return matches.some((match) => isPlayExpected(match, now));
}

/** Seconds between two reads of the list of matches (`pages` hits each), from the medium share. */
export function planMatches(situation: Situation, pages: number): number {
  const { day, now, hasReaders } = situation;
  const ttl = TTL_SECONDS.currentMatches;
  if (!isLargerPlan(day)) return hasReaders ? tableInterval('static', ttl, day) : IDLE_SECONDS;
  const fastest = isPlayOn(situation) ? liveFloor(ttl, day) : tableInterval('dashboard', ttl, day);
  return Math.max(fastest, spreadOver(secondsLeft(now), day, { priority: 'medium', cost: pages }));
}

/** Seconds between two reads of the list of series. On the plan of 100 hits it waits for readers. */
export function planSeries({ day, hasReaders }: Situation): number {
  if (!hasReaders && !isLargerPlan(day)) return Number.POSITIVE_INFINITY;
  return tableInterval('static', TTL_SECONDS.series, day);
}
