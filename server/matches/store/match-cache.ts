import { asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { matchFeed, matches as table } from './tables.ts';
import type { StoredMatch } from '../model/present-match.ts';

/** Maximum number of completed matches in memory, the latest. Older ones are read from PostgreSQL on request. */
const RECENT_LIMIT = 200;

/** Receives the changed matches by change number; empty when only the time of the last response changed. */
type ChangeListener = (changed: readonly StoredMatch[]) => void;

/**
 * The matches in memory, in every process: all that are not completed, and the latest completed ones. It holds only
 * what PostgreSQL has committed, in the polling process too.
 */
export type MatchCache = ReturnType<typeof createMatchCache>;

/** Creates the cache, empty until `load`. */
export function createMatchCache(db: Database) {
  const matchesByKey = new Map<string, StoredMatch>();
  let change = 0;
  let asOf: Date | null = null;
  let lastCatchUp = Promise.resolve();
  const listeners: ChangeListener[] = [];

  async function readFeed() {
    const [feed] = await db.select().from(matchFeed);
    if (!feed) throw new Error('match_feed has no row');
    return feed;
  }

  async function load(): Promise<void> {
    const feed = await readFeed();
    const open = await db.select().from(table).where(ne(table.phase, 'completed'));
    const recent = db.select().from(table).where(eq(table.phase, 'completed'));
    const completed = await recent.orderBy(sql`${table.startsAt} desc nulls last`).limit(RECENT_LIMIT);
    matchesByKey.clear();
    for (const row of [...open, ...completed]) matchesByKey.set(row.key, toStoredMatch(row));
    change = feed.change;
    asOf = feed.asOf;
  }

  async function readChanges(): Promise<void> {
    const feed = await readFeed();
    if (feed.change === change && feed.asOf?.getTime() === asOf?.getTime()) return;
    const since = gt(table.change, change);
    const rows =
      feed.change === change ? [] : await db.select().from(table).where(since).orderBy(asc(table.change));
    const changed = rows.map(toStoredMatch);
    for (const each of changed) matchesByKey.set(each.match.key, each);
    change = Math.max(feed.change, changed.at(-1)?.change ?? 0);
    asOf = feed.asOf;
    removeOldest(matchesByKey);
    for (const listener of listeners) listener(changed);
  }

  return {
    all: (): readonly StoredMatch[] => [...matchesByKey.values()],
    find: (key: string) => matchesByKey.get(key),
    /** Number of the latest change of any match that the cache has (see `matches.change`). */
    change: () => change,
    /** Time of the vendor's last response; null before the first. */
    asOf: () => asOf,
    /** Reads all open and the latest completed matches from PostgreSQL, without calling listeners. */
    load,
    /** Loads changes from PostgreSQL and calls the listeners. Concurrent calls run one after another. */
    catchUp: (): Promise<void> => {
      const catchUp = lastCatchUp.then(readChanges);
      lastCatchUp = catchUp.catch(() => {});
      return catchUp;
    },
    onChange: (listener: ChangeListener): void => {
      listeners.push(listener);
    },
  };
}

/** Reads one stored match of any age. Returns null when the key is unknown. */
export async function readStoredMatch(db: Database, key: string): Promise<StoredMatch | null> {
  const [row] = await db.select().from(table).where(eq(table.key, key));
  return row ? toStoredMatch(row) : null;
}

/** Converts a row to the match with its version, change number and time of change. */
export function toStoredMatch(row: typeof table.$inferSelect): StoredMatch {
  return { match: row.record, version: row.version, change: row.change, changedAt: row.changedAt };
}

function removeOldest(matchesByKey: Map<string, StoredMatch>): void {
  const completed = [...matchesByKey.values()].filter(({ match }) => match.phase === 'completed');
  const oldestFirst = completed.toSorted((a, b) => startOf(a) - startOf(b));
  for (const { match } of oldestFirst.slice(0, -RECENT_LIMIT)) matchesByKey.delete(match.key);
}

function startOf({ match }: StoredMatch): number {
  return match.startsAt === null ? 0 : Date.parse(match.startsAt);
}
