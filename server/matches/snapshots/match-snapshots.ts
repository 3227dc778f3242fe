import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { AllMatchesQuery } from '@gullylens/contract/http/matches/match-lists';
import { createSnapshot, type Snapshot } from '../../platform/http/snapshot.ts';
import type { MatchesDependencies } from '../model/matches-dependencies.ts';
import { type MatchLookups, type StoredMatch, presentMatch } from '../model/present-match.ts';
import type { MatchCache } from '../store/match-cache.ts';
import type { SeriesCache } from '../store/series-cache.ts';
import {
  type DashboardName,
  queryKey,
  type ListName,
  orderMatches,
  presentDashboard,
  presentPage,
} from './present-lists.ts';

/** What snapshots are built from. */
export interface SnapshotSources extends Pick<MatchesDependencies, 'clock' | 'isSandbox'> {
  readonly memory: MatchCache;
  readonly series: SeriesCache;
  readonly lookups: MatchLookups;
  readonly age: () => FeedAge;
}

/** Responses without changed matches are encoded again when the `as_of` in them is this far behind the feed's. */
const MAX_AS_OF_LAG_MS = 15_000;
/** Maximum cached pages and searches between two changes. */
const MAX_CACHED_PAGES = 200;

/** The matches in memory as responses. */
export type MatchSnapshots = ReturnType<typeof createMatchSnapshots>;

/**
 * Creates the responses over the matches in memory, in every process. Each is encoded when first requested after a
 * change, and shared by all readers.
 */
export function createMatchSnapshots(sources: SnapshotSources) {
  const { memory, lookups, clock, age } = sources;
  const presented = new Map<string, MatchSummary>();
  const responses = createSnapshotCache();
  const pages = createSnapshotCache(MAX_CACHED_PAGES);
  let ordered: ReturnType<typeof orderMatches> | null = null;
  /** The earliest `as_of` in the cached responses, in ms since 1970. */
  let statedAsOf = Number(memory.asOf());

  const present = (stored: StoredMatch): MatchSummary => {
    const ready = presented.get(stored.match.key);
    if (ready?.version === stored.version) return ready;
    const fresh = presentMatch(stored, lookups);
    presented.set(stored.match.key, fresh);
    return fresh;
  };
  const find = (key: string): MatchSummary | null => {
    const stored = memory.find(key);
    return stored ? present(stored) : null;
  };
  const matches = () => memory.all().map(present);
  const orderedMatches = () => (ordered ??= orderMatches(matches(), clock.now(), age()));
  const clearResponses = () => {
    responses.clear();
    pages.clear();
    ordered = null;
  };

  return {
    matches,
    find,
    dashboard: (name: DashboardName) =>
      responses.getOrCreate(name, () => presentDashboard(name, orderedMatches(), sources)),
    page: (name: ListName, query: AllMatchesQuery) =>
      pages.getOrCreate(queryKey(name, query), () => presentPage(orderedMatches(), name, query)),
    match: (key: string): Snapshot | null => {
      const data = find(key);
      return data && responses.getOrCreate(`match ${key}`, () => ({ status: 'success', data, ...age() }));
    },
    /** Removes all responses when matches changed, or when the `as_of` in them is too far behind the feed's. */
    invalidate: (changed: readonly StoredMatch[]): void => {
      const asOf = Number(memory.asOf());
      if (changed.length === 0 && asOf - statedAsOf < MAX_AS_OF_LAG_MS) return;
      statedAsOf = asOf;
      clearResponses();
      for (const key of presented.keys()) if (memory.find(key) === undefined) presented.delete(key);
    },
    /** Removes everything, for new names of series. */
    clear: (): void => {
      presented.clear();
      clearResponses();
    },
  };
}

function createSnapshotCache(capacity = Number.POSITIVE_INFINITY) {
  const ready = new Map<string, Snapshot>();
  return {
    getOrCreate: (name: string, produce: () => unknown): Snapshot => {
      const snapshot = ready.get(name) ?? createSnapshot(produce);
      if (ready.size < capacity) ready.set(name, snapshot);
      return snapshot;
    },
    clear: () => ready.clear(),
  };
}
