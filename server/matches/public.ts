import type { MatchSummary } from '@gullylens/contract/http/match';
import type { Bus } from '../platform/bus/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Cricapi } from '../vendors/cricapi/create-cricapi.ts';
import { createInterestNotes } from './documents/match-interest.ts';
import type { PlayerKeys } from './documents/player-keys.ts';
import { createReaderNotes } from './documents/reader-notes.ts';
import { createSeriesMemory } from './documents/series-memory.ts';
import { createFeedView } from './feed-view.ts';
import { createFeedAge } from './feed-age.ts';
import { addFeedFigures } from './feed-figures.ts';
import { createDashboardHandlers, createMatchHandlers, type PlayedCard } from './match-handlers.ts';
import { dailyLimit } from './quota/daily-limit.ts';
import { readQuotaDay } from './quota/ledger.ts';
import { createSpendCall } from './quota/spend-call.ts';
import { createFeedRunner } from './run-feed.ts';
import { createSeriesMatches } from './series/series-matches.ts';
import { createSeriesHandlers, type TeamKey } from './series-handlers.ts';
import { createMatchShelf, type MatchShelf } from './snapshots/match-shelf.ts';
import type { FeedMatch } from './state/feed-match.ts';
import { listLive, listRecent, listUpcoming } from './state/list-matches.ts';
import { createMatchMemory, type MatchMemory } from './state/match-memory.ts';
import type { KnownMatch } from './state/present-match.ts';

export type { PlayerFigures } from './documents/estimate-points.ts';

export interface MatchesDependencies {
  readonly db: Database;
  /** Tells the other processes that the feed has moved. */
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly cricapi: Cricapi;
  /** Hits a day, whatever the vendor says (`CRICAPI_DAILY_LIMIT`); `null` leaves it to the vendor, within reason. */
  readonly dailyLimit: number | null;
  /** Spreads the hits over the play to come today (`CRICAPI_SPREAD_HITS`); else section 9 holds while hits last. */
  readonly spreadsHits?: boolean;
  /** True when the data comes from the sandbox; the overview says so. */
  readonly isSandbox: boolean;
  /** Our page of a ground, where history knows it. */
  readonly groundKey?: (ground: FeedMatch['ground']) => string | null;
  /** Our page of a team, where history knows it. */
  readonly teamKey?: TeamKey;
  /** Our pages of those in a squad, by name, where history knows them. */
  readonly playerKeys?: PlayerKeys;
  /** The scorecard of a match that is over, where history has it. */
  readonly playedCard?: PlayedCard;
}

/** What changed in one step of the feed, for whoever pushes it on. */
export interface FeedChange {
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
  const { db, bus, clock, log, cricapi, isSandbox } = dependencies;
  const memory = createMatchMemory(db);
  const series = createSeriesMemory(db);
  const context = { seriesName: series.nameOf, groundKey: dependencies.groundKey ?? (() => null) };
  const seriesMatches = createSeriesMatches({ db, memory, series, context });
  const limit = dailyLimit(dependencies.dailyLimit);
  const readDay = () => readQuotaDay(db, clock.now(), limit);
  const age = createFeedAge({ memory, readDay, clock, log });
  const shelf = createMatchShelf({ memory, series, context, clock, age, isSandbox });
  const listeners: ((change: FeedChange) => void)[] = [];
  const spend = createSpendCall({ db, clock, log, limit });
  const teamKey = dependencies.teamKey ?? (() => null);
  const playerKeys = dependencies.playerKeys ?? (async () => new Map());
  const playedCard = dependencies.playedCard ?? (async () => null);
  const noteInterest = createInterestNotes(db, clock);
  const notes = createReaderNotes(db, clock, log);
  const view = createFeedView({ db, shelf, memory, context, playerKeys, noteInterest });
  const sources = {
    db,
    clock,
    shelf,
    memory,
    view,
    playerKeys,
    playedCard,
    readDay,
    noteInterest,
    notes,
    age,
  };

  memory.onChange((changed) => {
    shelf.replace(changed);
    const step = describeStep(changed, shelf, memory);
    for (const listener of listeners) listener(step);
  });

  addFeedFigures({ metrics: dependencies.metrics, clock, memory, readDay });
  const vendor = { cricapi, spend, limit, spreadsHits: dependencies.spreadsHits ?? false };
  const runner = createFeedRunner({ db, bus, clock, log, memory, series, shelf, ...vendor });

  return {
    handlers: {
      ...createDashboardHandlers(sources),
      ...createMatchHandlers(sources),
      ...createSeriesHandlers({ db, series, seriesMatches, teamKey, notes }),
    },
    /** Every match that readers look at: live, upcoming and lately completed. */
    currentMatches: () => shelf.matches(),
    /** What is told of one match, however old; each `null` where there is nothing. */
    view,
    /** Those that a first screen shows: every live one, the next fixtures, the latest results. */
    frontMatches: () => selectFront(shelf.matches(), clock.now()),
    /** The feed's change number. */
    position: () => memory.change(),
    /** The age of the feed, as answers and the live stream state it. */
    age,
    onChange: (listener: (change: FeedChange) => void) => void listeners.push(listener),
    ...runner,
  };
}

function describeStep(changed: readonly KnownMatch[], shelf: MatchShelf, memory: MatchMemory): FeedChange {
  const updates = changed.flatMap(({ match: { key }, change }) => {
    const match = shelf.find(key);
    return match ? [{ change, match }] : [];
  });
  return { change: memory.change(), updates };
}

function selectFront(all: readonly MatchSummary[], now: Date): MatchSummary[] {
  const upcoming = listUpcoming(all, now).slice(0, FRONT_ROWS);
  return [...listLive(all), ...upcoming, ...listRecent(all).slice(0, FRONT_ROWS)];
}
