import { checkCallBudget, type Priority, type DailyQuota } from '../quota/quota.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import { isPlayExpected, playSecondsLeft } from './expected-play.ts';
import {
  isLargerThanFreePlan,
  minLiveSeconds,
  secondsLeft,
  spreadOver,
  tableInterval,
  TTL_SECONDS,
} from './refresh-interval.ts';

/** Input of the plans. */
export interface Situation {
  /** The matches in memory. */
  readonly matches: readonly FeedMatch[];
  readonly quota: DailyQuota;
  readonly now: Date;
  /** True when a user requested a list or a match in the last ten minutes. */
  readonly hasReaders: boolean;
}

/** How the scores of this poll are fetched. */
export interface ScoresRefresh {
  /** `Infinity` when no call is needed, and while the vendor blocks our key. */
  readonly everySeconds: number;
  readonly priority: Priority;
  /** True when the hits are used up: the call checks whether the plan was upgraded. */
  readonly isProbe: boolean;
}

const HOUR_SECONDS = 3_600;
/** Interval of the list of matches without readers on a plan of up to 100 hits: the longest of the refresh table. */
const IDLE_SECONDS = 4 * HOUR_SECONDS;

/**
 * Plans the call that refreshes all scores, for one hit; columns are those of `REFRESH_TABLE` (decision 125).
 * - During play: at the Live interval, from the high share; on larger plans and with `spreadsHits`, as often as that
 *   share allows over the play left today.
 * - When the high share is used up, and for readers at other times: at the Dashboard interval, from the medium share.
 * - When both shares are used up: hourly, as a probe.
 */
export function planScores(situation: Situation, spreadsHits: boolean): ScoresRefresh {
  const { matches, quota, now, hasReaders } = situation;
  const isInPlay = isPlayOn(situation);
  const refusal = (priority: Priority) => checkCallBudget(quota, { priority }, now);
  const [high, medium] = [refusal('high'), refusal('medium')];
  const ttl = TTL_SECONDS.liveMatches;
  if (isInPlay && high === null) {
    const pace = spreadOver(playSecondsLeft(matches, now), quota, { priority: 'high', cost: 1 });
    const slowest = spreadsHits ? Number.POSITIVE_INFINITY : tableInterval('live', ttl, quota);
    const everySeconds = Math.min(Math.max(pace, minLiveSeconds(ttl, quota)), slowest);
    return { everySeconds, priority: 'high', isProbe: false };
  }
  if ((isInPlay || hasReaders) && medium === null) {
    return { everySeconds: tableInterval('dashboard', ttl, quota), priority: 'medium', isProbe: false };
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
  const { quota, now, hasReaders } = situation;
  const ttl = TTL_SECONDS.currentMatches;
  if (!isLargerThanFreePlan(quota)) return hasReaders ? tableInterval('static', ttl, quota) : IDLE_SECONDS;
  const fastest = isPlayOn(situation) ? minLiveSeconds(ttl, quota) : tableInterval('dashboard', ttl, quota);
  return Math.max(fastest, spreadOver(secondsLeft(now), quota, { priority: 'medium', cost: pages }));
}

/** Seconds between two reads of the list of series. `Infinity` on a plan of up to 100 hits without readers. */
export function planSeries({ quota, hasReaders }: Situation): number {
  if (!hasReaders && !isLargerThanFreePlan(quota)) return Number.POSITIVE_INFINITY;
  return tableInterval('static', TTL_SECONDS.series, quota);
}
