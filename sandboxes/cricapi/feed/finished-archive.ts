import { join } from 'node:path';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { ObservedFixture } from './observe-fixture.ts';
import type { Feed } from './feed.ts';
import { writeArchive } from './write-archive.ts';

/** The matches that the feed has completed, as an archive for the server's import. */
export interface FinishedMatches {
  /** Absolute path of a Cricsheet zip; null until a match is completed. */
  readonly zip: string | null;
  /** The vendor's ids of the matches in the zip, sorted. */
  readonly ids: readonly string[];
}

const DAY_MS = 86_400_000;

/**
 * Returns a function that writes the completed matches of the feed to a Cricsheet zip in `dataDir`. Each match has the
 * vendor's id and the date on which the feed played it. Repeated matches are left out. Concurrent calls run one after
 * another. `GET /control/finished` calls it, so that the server can import the matches.
 */
export function createFinishedArchive(dataDir: string): (feed: Feed) => Promise<FinishedMatches> {
  const zip = join(dataDir, 'finished-matches.zip');
  let written: readonly string[] = [];
  let running: Promise<unknown> = Promise.resolve();
  const update = async (feed: Feed): Promise<FinishedMatches> => {
    const over = feed.list().filter(({ phase, again }) => phase === 'completed' && !again);
    const ids = over.map(({ id }) => id).toSorted();
    if (ids.length === 0) return { zip: null, ids };
    if (ids.join() !== written.join()) await writeArchive(zip, over.map(recordOf));
    written = ids;
    return { zip, ids };
  };
  return (feed) => {
    const run = running.then(() => update(feed));
    running = run.catch(() => {});
    return run;
  };
}

/** Moves the dates of the match, so that its first day is the UTC day on which the feed played it. */
function recordOf({ id, match, startsAt }: ObservedFixture): MatchRecord {
  const [first = ''] = match.dates;
  const moved = Math.floor(startsAt / DAY_MS) * DAY_MS - Date.parse(first);
  const dates = match.dates.map((date) => new Date(Date.parse(date) + moved).toISOString().slice(0, 10));
  return { ...match, id, dates };
}
