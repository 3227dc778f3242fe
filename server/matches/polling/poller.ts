import { randomUUID } from 'node:crypto';
import type { MeteredCall } from '../quota/metered-call.ts';
import { storeMatches } from '../store/store-matches.ts';
import { createMatchRecheck } from './recheck-matches.ts';
import { acquireLease, type Lease, releaseLease, LeaseLostError } from '../store/lease.ts';
import { createPace, type Pace } from './pace.ts';
import { isPlayOn, planMatches, planScores, planSeries } from './plan-refresh.ts';
import type { PollContext, PollingDependencies, PollRun } from './poll-context.ts';
import { readRecentViews, takeRefreshRequest } from './user-views.ts';
import { createDocumentsRefresh, refreshSeries } from './refresh-documents.ts';
import { isLargerThanFreePlan, minLiveSeconds, TTL_SECONDS } from './refresh-interval.ts';
import { closeFixtures, refreshMatches } from './refresh-matches.ts';
import { refreshScores } from './refresh-scores.ts';

/** Topic of the messages that announce a change of the feed; each carries the latest change number. */
export const FEED_TOPIC = 'match_feed';

interface PollerParts extends PollingDependencies {
  readonly meteredCall: MeteredCall;
  /** Loads what other processes have stored. */
  readonly follow: () => Promise<void>;
}

/** Polls the vendor while this process holds the lease. Each process of the worker role has one poller. */
export function createPoller(parts: PollerParts) {
  const { db, log, follow } = parts;
  const holder = randomUUID();
  let term: { readonly fencing: number; readonly poll: () => Promise<void> } | null = null;

  async function pollOnce(): Promise<void> {
    const lease = await acquireLease(db, holder);
    if (lease) {
      if (term?.fencing !== lease.fencing) {
        // The previous lease holder may have refreshed everything just now.
        await follow();
        term = { fencing: lease.fencing, poll: createPoll(bindToLease(parts, lease), parts) };
      }
      await term.poll().catch((error: unknown) => {
        if (!(error instanceof LeaseLostError)) throw error;
        log.warn({ why: error.message }, 'polling run aborted: lease lost');
      });
    }
    await follow();
  }

  return { pollOnce, stop: () => releaseLease(db, holder) };
}

/** A run may outlast its lease: each call renews the lease first, and each write is fenced. */
function bindToLease(parts: PollerParts, lease: Lease): PollContext {
  const { db, bus, memory } = parts;
  return {
    ...parts,
    meteredCall: async (call, request, use) => {
      await lease.renew();
      return parts.meteredCall(call, request, use);
    },
    store: async (observation) => {
      const changed = await storeMatches(db, observation, lease);
      await memory.catchUp();
      if (changed > 0) await bus.publish(FEED_TOPIC, String(memory.change()));
    },
  };
}

/** Returns the function that makes the calls that are due. It continues from the stored times of the last refreshes. */
function createPoll(context: PollContext, { series, readQuota, spreadsHits }: PollerParts) {
  const { db, clock, memory, log } = context;
  const recheck = createMatchRecheck(context);
  const refreshDocuments = createDocumentsRefresh(context);
  const matchesPace = createPace(memory.asOf(), log);
  const scoresPace = createPace(memory.asOf(), log);
  const seriesPace = createPace(series.fetchedAt(), log);
  /** Pages of the list of current matches at its last refresh, one hit each. */
  let pages = 1;

  const refresh = (pace: Pace, work: (run: PollRun) => Promise<void>) =>
    pace.attempt(clock.now(), async () => work({ quota: await readQuota(), now: clock.now() }));

  return async () => {
    const now = clock.now();
    await closeFixtures(context, now);
    const views = await readRecentViews(db, now);
    const matches = memory.all().map(({ match }) => match);
    const situation = { matches, quota: await readQuota(), now, hasReaders: views.hasReaders };
    const scores = planScores(situation, spreadsHits);
    const isInPlay = isPlayOn(situation);
    const minSeconds = minLiveSeconds(TTL_SECONDS.liveMatches, situation.quota);
    // A user's request does not bring forward a probe, which exceeds the known limit.
    const mayServe = !scores.isProbe && (isInPlay ? scoresPace : matchesPace).isDue(minSeconds, now);
    const isRequested = mayServe && (await takeRefreshRequest(db));

    if (matchesPace.isDue(planMatches(situation, pages), now) || (isRequested && !isInPlay)) {
      await refresh(matchesPace, async (run) => {
        pages = await refreshMatches(context, recheck, run);
        // The list contains the scores too.
        if (!isLargerThanFreePlan(run.quota)) scoresPace.restart(run.now);
      });
    }
    if (scoresPace.isDue(scores.everySeconds, now) || (isRequested && isInPlay)) {
      await refresh(scoresPace, (run) => refreshScores(context, recheck, { ...run, ...scores }));
    }
    if (seriesPace.isDue(planSeries(situation), now)) {
      await refresh(seriesPace, ({ quota }) => refreshSeries(context, quota, series.all()));
    }
    await refreshDocuments({ ...situation, quota: await readQuota() }, views);
  };
}
