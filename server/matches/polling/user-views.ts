import { gt, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import { allowanceFor, type DailyQuota } from '../quota/quota.ts';
import { matchFeed, matchInterest } from '../store/tables.ts';
import { minLiveSeconds, TTL_SECONDS } from './refresh-interval.ts';

/** Minimum interval between two records of the same view by one process. */
const RECORD_INTERVAL_MS = 60_000;
/**
 * A reader of lists counts as present for this long: twice the 5 minutes between requests beside an open live stream.
 */
const READER_TIMEOUT_MS = 10 * 60_000;
/** After this, a match or the list of countries no longer counts as viewed; chosen. */
const VIEW_TIMEOUT_MS = 3_600_000;

/** Shared, because a promise made for each cached read costs a noticeable part of it. */
const RECORDED: Promise<unknown> = Promise.resolve();

/** Records in PostgreSQL what users view. The poll plan reads it; a view itself never causes a call to the vendor. */
export type ViewRecorder = ReturnType<typeof createViewRecorder>;

/**
 * Returns functions for the request handlers of each API process. They never reject, so callers need not await them. A
 * failed write is not repeated for a minute.
 */
export function createViewRecorder(db: Database, clock: Clock, log: Log) {
  const recordedAt = new Map<string, number>();

  function record(name: string, store: (now: Date) => Promise<unknown>): Promise<unknown> {
    const now = clock.now();
    const isRecent = (at: number) => now.getTime() - at < RECORD_INTERVAL_MS;
    if (isRecent(recordedAt.get(name) ?? Number.NEGATIVE_INFINITY)) return RECORDED;
    for (const [key, at] of recordedAt) if (!isRecent(at)) recordedAt.delete(key);
    recordedAt.set(name, now.getTime());
    return store(now).catch((err: unknown) => log.warn({ err, name }, 'could not record a view'));
  }

  return {
    recordListView: () => record('lists', (readersAt) => db.update(matchFeed).set({ readersAt })),
    recordCountriesView: () =>
      record('countries', (countriesRequestedAt) => db.update(matchFeed).set({ countriesRequestedAt })),
    recordMatchView: (matchKey: string) =>
      record(`match ${matchKey}`, (wantedAt) =>
        db
          .insert(matchInterest)
          .values({ matchKey, wantedAt })
          .onConflictDoUpdate({ target: matchInterest.matchKey, set: { wantedAt } }),
      ),
  };
}

/** What users of all processes viewed recently. */
export type RecentViews = Awaited<ReturnType<typeof readRecentViews>>;

/**
 * Reads what users viewed recently, for one poll. `hasReaders`: a list or match in the last 10 minutes.
 * `wantsCountries` and `viewedMatches` (keys): the list of countries and single matches in the last hour.
 */
export async function readRecentViews(db: Database, now: Date) {
  const [feed] = await db.select().from(matchFeed);
  const since = new Date(now.getTime() - VIEW_TIMEOUT_MS);
  const opened = await db.select().from(matchInterest).where(gt(matchInterest.wantedAt, since));
  const isWithin = (at: Date | null | undefined, timeoutMs: number) =>
    at != null && now.getTime() - at.getTime() < timeoutMs;
  return {
    hasReaders: isWithin(feed?.readersAt, READER_TIMEOUT_MS),
    wantsCountries: isWithin(feed?.countriesRequestedAt, VIEW_TIMEOUT_MS),
    viewedMatches: new Set(opened.map(({ matchKey }) => matchKey)) as ReadonlySet<string>,
  };
}

/**
 * Records a user's refresh request. The polling process serves it as soon as its plan allows; several requests cause
 * one call. Returns false, and stores nothing, while the last response is fresh, the vendor blocks our key, or no call
 * of medium priority is left.
 */
export async function requestRefresh(
  db: Database,
  { now, quota, asOf }: { readonly now: Date; readonly quota: DailyQuota; readonly asOf: Date | null },
): Promise<boolean> {
  const freshMs = minLiveSeconds(TTL_SECONDS.liveMatches, quota) * 1000;
  const isFresh = asOf !== null && now.getTime() - asOf.getTime() < freshMs;
  const isBlocked = quota.blockedUntil !== null && quota.blockedUntil > now;
  if (isFresh || isBlocked || allowanceFor(quota, 'medium') < 1) return false;
  await db.update(matchFeed).set({ refreshRequestedAt: now });
  return true;
}

/** Removes the refresh request, so that it is served once. Returns false when there is none. */
export async function takeRefreshRequest(db: Database): Promise<boolean> {
  const { rowCount } = await db
    .update(matchFeed)
    .set({ refreshRequestedAt: null })
    .where(isNotNull(matchFeed.refreshRequestedAt));
  return Number(rowCount) > 0;
}
