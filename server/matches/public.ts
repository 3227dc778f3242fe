import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { createSeriesCache } from './store/series-cache.ts';
import { createMatchDetails } from './snapshots/match-details.ts';
import { addFeedMetrics, createFeedAge } from './feed-age.ts';
import { createDashboardHandlers, createMatchHandlers } from './match-handlers.ts';
import type { MatchesContext } from './matches-context.ts';
import type { MatchesDependencies } from './model/matches-dependencies.ts';
import { createViewRecorder } from './polling/user-views.ts';
import { createDailyLimit } from './quota/quota.ts';
import { readDailyQuota } from './quota/call-ledger.ts';
import { createFeedService } from './polling/feed-service.ts';
import { createSeriesHandlers } from './series-handlers.ts';
import { createMatchSnapshots } from './snapshots/match-snapshots.ts';
import { listLive, listRecent, listUpcoming } from './snapshots/match-lists.ts';
import { createMatchCache } from './store/match-cache.ts';

export type { PlayerTallies } from './documents/estimate-points.ts';

/** One change of the feed, for callers that push it to open streams. */
export interface MatchChange {
  /** The number of the latest change of any match after it. */
  readonly change: number;
  /** The changed matches in order, each with the change number that wrote it. Empty when only the age changed. */
  readonly updates: readonly { readonly change: number; readonly match: MatchSummary }[];
}

/** Maximum number of fixtures, and of completed matches, in the live stream's first message. */
const STREAM_ROWS = 30;

/** Live cricket, for the other features of the server. */
export type Matches = ReturnType<typeof createMatches>;

/**
 * Creates live cricket: polls CricAPI within its daily quota, stores normalised matches, and serves readers from
 * memory. Every process calls `loadFromStore`, then `startFollowing`. Processes of the worker role also call
 * `startPolling`: a lease elects one of them.
 */
export function createMatches(dependencies: MatchesDependencies) {
  const { db, clock, log, venueKey } = dependencies;
  const limit = createDailyLimit(dependencies.dailyLimit);
  const readQuota = () => readDailyQuota(db, clock.now(), limit);
  const memory = createMatchCache(db);
  const series = createSeriesCache(db);
  const lookups = { seriesName: series.nameOf, venueKey };
  const age = createFeedAge({ memory, readQuota, clock, log });
  const snapshots = createMatchSnapshots({ ...dependencies, memory, series, lookups, age });
  const views = createViewRecorder(db, clock, log);
  const parts: MatchesContext = {
    ...dependencies,
    memory,
    series,
    lookups,
    snapshots,
    views,
    readQuota,
    age,
    limit,
  };
  const view = createMatchDetails(parts);
  const listeners: ((change: MatchChange) => void)[] = [];

  memory.onChange((changed) => {
    snapshots.invalidate(changed);
    const updates = changed.flatMap(({ match: { key }, change }) => {
      const match = snapshots.find(key);
      return match ? [{ change, match }] : [];
    });
    for (const listener of listeners) listener({ change: memory.change(), updates });
  });

  addFeedMetrics(parts);

  return {
    handlers: {
      ...createDashboardHandlers({ ...parts, view }),
      ...createMatchHandlers({ ...parts, view }),
      ...createSeriesHandlers(parts),
    },
    /** Matches in memory: live, upcoming and recently completed. */
    currentMatches: () => snapshots.matches(),
    /** Details of one match of any age; each function returns null or nothing when there are none. */
    view,
    /** Matches of the live stream's first message: all live ones, the next fixtures and the latest completed ones. */
    matchesForStream: () => selectForStream(snapshots.matches(), clock.now()),
    /** The number of the latest change of any match in memory. */
    latestChange: () => memory.change(),
    /** The age of the feed as stated in API responses and the live stream. */
    age,
    /** Calls `listener` after each change of the feed, in every process, once memory has it. */
    onChange: (listener: (change: MatchChange) => void) => void listeners.push(listener),
    ...createFeedService(parts),
  };
}

function selectForStream(all: readonly MatchSummary[], now: Date): MatchSummary[] {
  const upcoming = listUpcoming(all, now).slice(0, STREAM_ROWS);
  return [...listLive(all), ...upcoming, ...listRecent(all).slice(0, STREAM_ROWS)];
}
