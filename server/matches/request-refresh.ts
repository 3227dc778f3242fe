import { isNotNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { liveFloor, TTL_SECONDS } from './polling/refresh-interval.ts';
import { allowanceOf, type QuotaDay } from './quota/judge-call.ts';
import { matchFeed } from './tables.ts';

interface Standing {
  readonly db: Database;
  readonly clock: Clock;
  readonly day: QuotaDay;
  readonly asOf: Date | null;
}

/**
 * Leaves a wish for a refresh, which the process that polls serves within a second of when its plan allows. Nothing is
 * asked of the vendor here, so a thousand wishes at once are one call. Gives whether the wish was taken: not while the
 * last answer is fresh, nor when the day's budget has nothing left for it.
 */
export async function requestRefresh({ db, clock, day, asOf }: Standing): Promise<boolean> {
  const now = clock.now();
  const isFresh =
    asOf !== null && now.getTime() - asOf.getTime() < liveFloor(TTL_SECONDS.liveMatches, day) * 1000;
  const isBlocked = day.blockedUntil !== null && day.blockedUntil > now;
  if (isFresh || isBlocked || allowanceOf(day, 'medium') < 1) return false;
  await db.update(matchFeed).set({ refreshWantedAt: now });
  return true;
}

/**
 * True when there is a wish, which is none from then on: so it is served once, whichever process takes it and whatever
 * the clock of the one that left it says.
 */
export async function takeWish(db: Database): Promise<boolean> {
  const { rowCount } = await db
    .update(matchFeed)
    .set({ refreshWantedAt: null })
    .where(isNotNull(matchFeed.refreshWantedAt));
  return rowCount !== null && rowCount > 0;
}
