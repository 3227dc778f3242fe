import type { FeedAge } from '@gullylens/contract/values/feed-age';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { AllMatchesQuery } from '@gullylens/contract/http/matches/match-lists';
import { createSnapshot, type Snapshot } from '../../platform/http/snapshot.ts';
import type { MatchesDependencies } from '../model/matches-dependencies.ts';
import { type MatchContext, type StoredMatch, presentMatch } from '../model/present-match.ts';
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
  readonly context: MatchContext;
  readonly age: () => FeedAge;
}

/** An unchanged list is encoded again at this interval, so that the age in it stays true. */
const AGE_STEP_MS = 15_000;
/** Maximum cached pages and searches between two changes. */
const MAX_CACHED_PAGES = 200;

/** The matches in memory as responses. */
export type MatchSnapshots = ReturnType<typeof createMatchSnapshots>;

/**
 * Creates the responses over the matches in memory, in every process. Each is encoded when first requested after a
 * change, and shared by all readers.
 */
export function createMatchSnapshots(sources: SnapshotSources) {
  const { memory, context, clock, age } = sources;
  const presented = new Map<string, MatchSummary>();
  const answers = createSnapshotCache();
  const pages = createSnapshotCache(MAX_CACHED_PAGES);
  let ordered: ReturnType<typeof orderMatches> | null = null;
  /** The earliest `as_of` in the cached responses, in ms since 1970. */
  let statedAsOf = memory.asOf()?.getTime() ?? 0;

  const present = (known: StoredMatch): MatchSummary => {
    const ready = presented.get(known.match.key);
    if (ready?.version === known.version) return ready;
    const fresh = presentMatch(known, context);
    presented.set(known.match.key, fresh);
    return fresh;
  };
  const find = (key: string): MatchSummary | null => {
    const known = memory.find(key);
    return known ? present(known) : null;
  };
  const matches = () => memory.all().map(present);
  const inOrder = () => (ordered ??= orderMatches(matches(), clock.now(), age()));
  const clearAnswers = () => {
    answers.clear();
    pages.clear();
    ordered = null;
  };

  return {
    matches,
    find,
    dashboard: (name: DashboardName) => answers.of(name, () => presentDashboard(name, inOrder(), sources)),
    page: (name: ListName, query: AllMatchesQuery) =>
      pages.of(queryKey(name, query), () => presentPage(inOrder(), name, query)),
    ofMatch: (key: string): Snapshot | null => {
      const data = find(key);
      return data && answers.of(`match ${key}`, () => ({ status: 'success', data, ...age() }));
    },
    /** Removes all responses when matches changed, or when the `as_of` in them is `AGE_STEP_MS` behind the feed. */
    replace: (changed: readonly StoredMatch[]): void => {
      const asOf = memory.asOf()?.getTime() ?? 0;
      if (changed.length === 0 && asOf - statedAsOf < AGE_STEP_MS) return;
      statedAsOf = asOf;
      clearAnswers();
      for (const key of presented.keys()) if (memory.find(key) === undefined) presented.delete(key);
    },
    clear: (): void => {
      presented.clear();
      clearAnswers();
    },
  };
}

function createSnapshotCache(capacity = Number.POSITIVE_INFINITY) {
  const ready = new Map<string, Snapshot>();
  return {
    of: (name: string, produce: () => unknown): Snapshot => {
      const answer = ready.get(name) ?? createSnapshot(produce);
      if (ready.size < capacity) ready.set(name, answer);
      return answer;
    },
    clear: () => ready.clear(),
  };
}
