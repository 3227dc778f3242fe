import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import type { SeriesMemory } from '../documents/series-memory.ts';
import type { DailyLimit } from '../quota/daily-limit.ts';
import { readQuotaDay } from '../quota/ledger.ts';
import { CallRefused } from '../quota/spend-call.ts';
import { createAskAboutMatches } from './ask-about-matches.ts';
import { holdLease, type Lease, releaseLease, StaleLease } from './hold-lease.ts';
import { planMatchesRefresh, planScoresRefresh, planSeriesRefresh, type Refresh } from './plan-refresh.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { createDocumentsRefresh } from './refresh-documents.ts';
import { createMatchesRefresh } from './refresh-matches.ts';
import { createScoresRefresh } from './refresh-scores.ts';
import { refreshSeries } from './refresh-series.ts';

const LEASE = 'cricket-poll';
/** A killed holder is succeeded after this long at most. */
const LEASE_SECONDS = 10;
/** After failures in a row the wait doubles each time, up to this. */
const LONGEST_WAIT_SECONDS = 15 * 60;

export interface PollerSettings {
  /** Unique to this process. */
  readonly holder: string;
  readonly limit: DailyLimit;
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
  const { db, clock, memory, log } = context;
  const askAbout = createAskAboutMatches(context);
  const refreshMatches = createMatchesRefresh(context, askAbout);
  const refreshScores = createScoresRefresh(context, askAbout);
  const refreshDocuments = createDocumentsRefresh(context);
  const matches = startOf(memory.asOf());
  const scores = startOf(memory.asOf());
  const series = startOf(settings.series.fetchedAt());
  let pages = 1;

  const readDay = () => readQuotaDay(db, clock.now(), settings.limit);
  const knownMatches = () => memory.all().map(({ match }) => match);

  /** True when this process had the lease. */
  async function turn(): Promise<boolean> {
    const lease = await holdLease(db, { name: LEASE, holder: settings.holder, seconds: LEASE_SECONDS });
    if (lease === null) return false;
    const now = clock.now();
    const situation = { matches: knownMatches(), day: await readDay(), now };
    const scoresPlan = planScoresRefresh(situation);
    const matchesPlan = planMatchesRefresh(situation, pages);
    const isPlayOn = Number.isFinite(scoresPlan.everySeconds);
    const wantedAt = (await settings.refreshWantedAt())?.getTime() ?? 0;
    const isWanted = wantedAt > Math.max(matches.triedAt, scores.triedAt);

    if (isDue(matches, matchesPlan, now) || (isWanted && !isPlayOn)) {
      await attempt(matches, lease, async (poll) => {
        pages = await refreshMatches(poll);
      });
    }
    if (isDue(scores, scoresPlan, now) || (isWanted && isPlayOn)) {
      await attempt(scores, lease, (poll) => refreshScores(poll, scoresPlan.priority));
    }
    if (isDue(series, planSeriesRefresh(situation), now)) {
      await attempt(series, lease, (poll) => refreshSeries(context, poll, settings.series.all()));
    }
    await refreshDocuments({ ...situation, day: await readDay() });
    return true;
  }

  async function attempt(at: Progress, lease: Lease, refresh: (poll: PollTurn) => Promise<void>) {
    const now = clock.now();
    at.triedAt = now.getTime();
    try {
      await refresh({ lease, day: await readDay(), now });
      at.failures = 0;
    } catch (error) {
      if (!isExpected(error)) throw error;
      at.failures = Math.min(at.failures + 1, 10);
      log.warn({ why: error.message, failures: at.failures }, 'the feed was not refreshed');
    }
  }

  return { turn, stop: () => releaseLease(db, LEASE, settings.holder) };
}

function isDue({ triedAt, failures }: Progress, { everySeconds }: Refresh, now: Date): boolean {
  const longest = Math.max(everySeconds, LONGEST_WAIT_SECONDS);
  const wait = failures === 0 ? everySeconds : Math.min(everySeconds * 2 ** failures, longest);
  return now.getTime() - triedAt >= wait * 1000;
}

function startOf(fetchedAt: Date | null): Progress {
  return { triedAt: fetchedAt?.getTime() ?? 0, failures: 0 };
}

function isExpected(error: unknown): error is CricapiFailure | CallRefused | StaleLease {
  return error instanceof CricapiFailure || error instanceof CallRefused || error instanceof StaleLease;
}
