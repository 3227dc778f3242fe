import { gt, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import { allowanceFor, type QuotaDay } from '../quota/quota.ts';
import { matchFeed, matchInterest } from '../store/tables.ts';
import { liveFloor, TTL_SECONDS } from './refresh-interval.ts';

/** Minimum interval between two writes of the same note by one process. */
const NOTE_INTERVAL_MS = 60_000;
/** Readers count as present for this long: twice the 5 minutes between two requests of a page with a live stream. */
const READER_TIMEOUT_MS = 10 * 60_000;
/** After this, a match or the list of countries no longer counts as viewed. */
const VIEW_TIMEOUT_MS = 3_600_000;

/** Records in PostgreSQL what users view. A view never causes a vendor call directly: the poll plan decides. */
export type ReaderNotes = ReturnType<typeof createReaderNotes>;

/**
 * Returns functions for the request handlers of each API process. They never reject, so callers need not await them. A
 * failed write is not repeated for a minute.
 */
export function createReaderNotes(db: Database, clock: Clock, log: Log) {
  const recordedAt = new Map<string, number>();

  async function note(name: string, store: (now: Date) => Promise<unknown>): Promise<void> {
    const now = clock.now();
    const isRecent = (at: number) => now.getTime() - at < NOTE_INTERVAL_MS;
    if (isRecent(recordedAt.get(name) ?? 0)) return;
    for (const [key, at] of recordedAt) if (!isRecent(at)) recordedAt.delete(key);
    recordedAt.set(name, now.getTime());
    await store(now).catch((err: unknown) => log.warn({ err, name }, 'could not record a read'));
  }

  return {
    noteLists: () => note('lists', (readersAt) => db.update(matchFeed).set({ readersAt })),
    noteCountries: () =>
      note('countries', (countriesRequestedAt) => db.update(matchFeed).set({ countriesRequestedAt })),
    noteMatch: (matchKey: string) =>
      note(`match ${matchKey}`, (wantedAt) =>
        db
          .insert(matchInterest)
          .values({ matchKey, wantedAt })
          .onConflictDoUpdate({ target: matchInterest.matchKey, set: { wantedAt } }),
      ),
  };
}

/** What users viewed recently. */
export type RecentReads = Awaited<ReturnType<typeof readReaderNotes>>;

/** What users viewed recently, over all processes, for one poll. */
export async function readReaderNotes(db: Database, now: Date) {
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
  { now, day, asOf }: { readonly now: Date; readonly day: QuotaDay; readonly asOf: Date | null },
): Promise<boolean> {
  const freshMs = liveFloor(TTL_SECONDS.liveMatches, day) * 1000;
  const isFresh = asOf !== null && now.getTime() - asOf.getTime() < freshMs;
  const isBlocked = day.blockedUntil !== null && day.blockedUntil > now;
  if (isFresh || isBlocked || allowanceFor(day, 'medium') < 1) return false;
  await db.update(matchFeed).set({ refreshRequestedAt: now });
  return true;
}

/** Removes the refresh request, so that it is served once. Returns false when there is none. */
export async function takeRefreshRequest(db: Database): Promise<boolean> {
  const { rowCount } = await db
    .update(matchFeed)
    .set({ refreshRequestedAt: null })
    .where(isNotNull(matchFeed.refreshRequestedAt));
  return rowCount !== null && rowCount > 0;
}
