import { AppError } from '../../platform/app-error.ts';
import { type LimitEach, limitEach } from '../../platform/limit-each.ts';

/** One person's orders that may be under way at a time: a few large ones would fill the queue that all share. */
const OF_ONE_PERSON = 2;
const RETRY_AFTER_S = 5;
/** Everybody's: one is worked on and the others wait, each up to three seconds, and nobody longer than the pool lets them. */
export const OF_ALL = 9;
export const RETRY_ALL_AFTER_S = 10;

const busy = (retryAfterSeconds: number) => () => new AppError('lineups_busy', { retryAfterSeconds });

/** Makes what does a person's work, and throws `lineups_busy` at once when they, or all together, have enough under way. */
export function limitOrders(): LimitEach {
  const ofOne = limitEach({ most: OF_ONE_PERSON, refuse: busy(RETRY_AFTER_S) });
  const ofAll = limitEach({ most: OF_ALL, refuse: busy(RETRY_ALL_AFTER_S) });
  return (userId, work) => ofOne(userId, () => ofAll('everybody', work));
}
