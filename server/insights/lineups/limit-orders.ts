import { AppError } from '../../platform/app-error.ts';

/** One person's orders that may be under way at a time: a few large ones would fill the queue that all share. */
const OF_ONE_PERSON = 2;
const RETRY_AFTER_S = 5;
/** Everybody's: one is worked on and the others wait, each up to three seconds, and nobody longer than the pool lets them. */
export const OF_ALL = 9;
export const RETRY_ALL_AFTER_S = 10;

/** Does a person's work; throws `lineups_busy` at once when they, or all together, have enough under way. */
export type LimitOrders = <Answer>(userId: string, work: () => Promise<Answer>) => Promise<Answer>;

export function limitOrders(): LimitOrders {
  const underWay = new Map<string, number>();
  let all = 0;
  const add = (userId: string, change: 1 | -1) => {
    all += change;
    const count = (underWay.get(userId) ?? 0) + change;
    if (count === 0) underWay.delete(userId);
    else underWay.set(userId, count);
  };
  return async (userId, work) => {
    if ((underWay.get(userId) ?? 0) >= OF_ONE_PERSON) {
      throw new AppError('lineups_busy', { retryAfterSeconds: RETRY_AFTER_S });
    }
    if (all >= OF_ALL) throw new AppError('lineups_busy', { retryAfterSeconds: RETRY_ALL_AFTER_S });
    add(userId, 1);
    try {
      return await work();
    } finally {
      add(userId, -1);
    }
  };
}
