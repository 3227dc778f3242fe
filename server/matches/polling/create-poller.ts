import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import type { SeriesMemory } from '../documents/series-memory.ts';
import { readQuotaDay } from '../quota/ledger.ts';
import { CallRefused } from '../quota/spend-call.ts';
import { holdLease, releaseLease, StaleLease } from './hold-lease.ts';
import { planMatchesRefresh, planSeriesRefresh, type Refresh } from './plan-refresh.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { createMatchesRefresh } from './refresh-matches.ts';
import { refreshSeries } from './refresh-series.ts';

const LEASE = 'cricket-poll';
/** A killed holder is succeeded after this long at most. */
const LEASE_SECONDS = 10;
/** After failures in a row the wait doubles each time, up to this. */
const LONGEST_WAIT_SECONDS = 15 * 60;

export interface PollerSettings {
  /** Unique to this process. */
  readonly holder: string;
  readonly defaultLimit: number;
  readonly series: SeriesMemory;
  /** When a reader last wished for a refresh. */
  readonly refreshWantedAt: () => Promise<Date | null>;
}

interface Progress {
  triedAt: number;
  failures: number;
}

/** One turn at a time: takes or keeps the lease, and asks the vendor for what is due. */
export function createPoller(context: PollContext, settings: PollerSettings) {
  const refreshMatches = createMatchesRefresh(context);
  const progress = { matches: startOf(context.memory.asOf()), series: startOf(settings.series.fetchedAt()) };

  async function turn(): Promise<void> {
    const { db, clock } = context;
    const lease = await holdLease(db, { name: LEASE, holder: settings.holder, seconds: LEASE_SECONDS });
    if (lease === null) return;
    const now = clock.now();
    const day = await readQuotaDay(db, now, settings.defaultLimit);
    const poll: PollTurn = { lease, day, now };
    const matches = planMatchesRefresh({ known: context.memory.all(), day, now });
    const wantedAt = await settings.refreshWantedAt();
    const isWanted = wantedAt !== null && wantedAt.getTime() > progress.matches.triedAt;
    await runWhenDue(progress.matches, isWanted ? { ...matches, everySeconds: 0 } : matches, poll, () =>
      refreshMatches(poll, matches.priority),
    );
    await runWhenDue(progress.series, planSeriesRefresh(day, now), poll, () => refreshSeries(context, poll));
  }

  async function runWhenDue(at: Progress, plan: Refresh, { now }: PollTurn, refresh: () => Promise<void>) {
    const wait = Math.min(
      plan.everySeconds * 2 ** at.failures,
      Math.max(plan.everySeconds, LONGEST_WAIT_SECONDS),
    );
    if (now.getTime() - at.triedAt < wait * 1000) return;
    at.triedAt = now.getTime();
    try {
      await refresh();
      at.failures = 0;
    } catch (error) {
      if (!isExpected(error)) throw error;
      at.failures = Math.min(at.failures + 1, 10);
      context.log.warn({ why: error.message, failures: at.failures }, 'the feed was not refreshed');
    }
  }

  return { turn, stop: () => releaseLease(context.db, LEASE, settings.holder) };
}

function startOf(fetchedAt: Date | null): Progress {
  return { triedAt: fetchedAt?.getTime() ?? 0, failures: 0 };
}

function isExpected(error: unknown): error is CricapiFailure | CallRefused | StaleLease {
  return error instanceof CricapiFailure || error instanceof CallRefused || error instanceof StaleLease;
}
