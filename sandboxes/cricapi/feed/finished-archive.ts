import { join } from 'node:path';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import type { ObservedFixture } from './observe-fixture.ts';
import type { Feed } from './feed.ts';
import { writeArchive } from './write-archive.ts';

export interface FinishedMatches {
  /** Absolute path of a Cricsheet zip; `null` while nothing is over. */
  readonly zip: string | null;
  /** The vendor's ids of the matches in it. */
  readonly ids: readonly string[];
}

const DAY_MS = 86_400_000;

/**
 * The listed matches that are over, as an archive would have them a day later: each under the vendor's id for this
 * playing of it, and dated by the day on which the feed played it. A match that was played before is not handed in
 * again. Calls at the same time wait for one another.
 */
export function createFinishedArchive(dataDir: string): (feed: Feed) => Promise<FinishedMatches> {
  const zip = join(dataDir, 'finished-matches.zip');
  let written: readonly string[] = [];
  let underWay: Promise<unknown> = Promise.resolve();
  const bringUpToDate = async (feed: Feed): Promise<FinishedMatches> => {
    const over = feed.list().filter(({ phase, again }) => phase === 'completed' && !again);
    const ids = over.map(({ id }) => id).toSorted();
    if (ids.length === 0) return { zip: null, ids };
    if (ids.join() !== written.join()) await writeArchive(zip, over.map(recordOf));
    written = ids;
    return { zip, ids };
  };
  return (feed) => {
    const turn = underWay.then(() => bringUpToDate(feed));
    underWay = turn.catch(() => {});
    return turn;
  };
}

function recordOf({ id, match, startsAt }: ObservedFixture): MatchRecord {
  const [first = ''] = match.dates;
  const moved = Math.floor(startsAt / DAY_MS) * DAY_MS - Date.parse(first);
  const dates = match.dates.map((date) => new Date(Date.parse(date) + moved).toISOString().slice(0, 10));
  return { ...match, id, dates };
}
