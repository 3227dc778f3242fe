import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Log } from '../../platform/log.ts';
import { matchFeed } from '../tables.ts';

/** A process notes readers at most this often. */
const NOTE_INTERVAL_MS = 60_000;
/** Longer than the 5 minutes between two refreshes of an open page. */
const READER_TIMEOUT_MS = 10 * 60_000;
const COUNTRIES_TIMEOUT_MS = 3_600_000;

/** Notes what users read. No vendor call follows from it directly: the poll plan decides. */
export interface ReaderNotes {
  readonly recordRead: () => void;
  readonly noteCountries: () => void;
}

/** Writes in the background, so that a reader never waits for the store. */
export function createReaderNotes(db: Database, clock: Clock, log: Log): ReaderNotes {
  const noteOf = (column: 'readersAt' | 'countriesWantedAt') => {
    let notedAt = 0;
    return () => {
      const now = clock.now();
      if (now.getTime() - notedAt < NOTE_INTERVAL_MS) return;
      notedAt = now.getTime();
      db.update(matchFeed)
        .set({ [column]: now })
        .catch((err: unknown) => log.warn({ err }, 'the time of the last read could not be stored'));
    };
  };
  return { recordRead: noteOf('readersAt'), noteCountries: noteOf('countriesWantedAt') };
}

/** Returns whether match lists, and the list of countries, were read lately. */
export async function readReaders(db: Database, now: Date) {
  const { readersAt, countriesWantedAt } = matchFeed;
  const [noted] = await db.select({ readersAt, countriesWantedAt }).from(matchFeed);
  const isWithin = (at: Date | null | undefined, timeoutMs: number) =>
    at != null && now.getTime() - at.getTime() < timeoutMs;
  return {
    hasReaders: isWithin(noted?.readersAt, READER_TIMEOUT_MS),
    wantsCountries: isWithin(noted?.countriesWantedAt, COUNTRIES_TIMEOUT_MS),
  };
}
