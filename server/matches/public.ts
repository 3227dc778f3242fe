import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { createSeriesCache } from './store/series-cache.ts';
import { createMatchDetails } from './snapshots/match-details.ts';
import { addFeedMetrics, createFeedAge } from './feed-age.ts';
import { createDashboardHandlers, createMatchHandlers } from './match-handlers.ts';
import type { MatchesContext } from './matches-context.ts';
import type { MatchesDependencies } from './model/matches-dependencies.ts';
import { createReaderNotes } from './polling/reader-notes.ts';
import { dailyLimit } from './quota/quota.ts';
import { readQuotaDay } from './quota/call-ledger.ts';
import { createFeedService } from './polling/feed-service.ts';
import { createSeriesHandlers } from './series-handlers.ts';
import { createMatchSnapshots } from './snapshots/match-snapshots.ts';
import { listLive, listRecent, listUpcoming } from './snapshots/match-lists.ts';
import { createMatchCache } from './store/match-cache.ts';

export type { PlayerTallies } from './documents/estimate-points.ts';

/** What changed in one step of the feed, for whoever pushes it on. */
export interface MatchChange {
  /** The feed's change number after this step. */
  readonly change: number;
  /** Each changed match with the change number that wrote it, in order; empty when only the age moved. */
  readonly updates: readonly { readonly change: number; readonly match: MatchSummary }[];
}

/** Fixtures and results that the live stream begins with; lists hold the rest. */
const FRONT_ROWS = 30;

export type Matches = ReturnType<typeof createMatches>;

/**
 * Live cricket: polls the vendor within its budget, keeps matches corrected in the store, and answers readers from
 * memory. Call `loadFromStore` before anything is served; then `startFollowing` in a process that serves readers and
 * `startPolling` in one that may poll (any number may: a lease picks one at a time).
 */
export function createMatches(dependencies: MatchesDependencies) {
  const { db, clock, log, groundKey } = dependencies;
  const limit = dailyLimit(dependencies.dailyLimit);
  const readDay = () => readQuotaDay(db, clock.now(), limit);
  const memory = createMatchCache(db);
  const series = createSeriesCache(db);
  const context = { seriesName: series.nameOf, groundKey };
  const age = createFeedAge({ memory, readDay, clock, log });
  const snapshots = createMatchSnapshots({ ...dependencies, memory, series, context, age });
  const notes = createReaderNotes(db, clock, log);
  const parts: MatchesContext = {
    ...dependencies,
    memory,
    series,
    context,
    snapshots,
    notes,
    readDay,
    age,
    limit,
  };
  const view = createMatchDetails(parts);
  const listeners: ((change: MatchChange) => void)[] = [];

  memory.onChange((changed) => {
    snapshots.replace(changed);
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
    /** Every match that readers look at: live, upcoming and lately completed. */
    currentMatches: () => snapshots.matches(),
    /** What is told of one match, however old; each `null` where there is nothing. */
    view,
    /** Those that a first screen shows: every live one, the next fixtures, the latest results. */
    frontMatches: () => selectFront(snapshots.matches(), clock.now()),
    /** The feed's change number. */
    position: () => memory.change(),
    /** The age of the feed, as answers and the live stream state it. */
    age,
    onChange: (listener: (change: MatchChange) => void) => void listeners.push(listener),
    ...createFeedService(parts),
  };
}

function selectFront(all: readonly MatchSummary[], now: Date): MatchSummary[] {
  const upcoming = listUpcoming(all, now).slice(0, FRONT_ROWS);
  return [...listLive(all), ...upcoming, ...listRecent(all).slice(0, FRONT_ROWS)];
}
