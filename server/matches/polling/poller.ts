import { randomUUID } from 'node:crypto';
import type { MeteredCall } from '../quota/metered-call.ts';
import { storeMatches } from '../store/store-matches.ts';
import { createMatchRecheck } from './recheck-matches.ts';
import { acquireLease, type Lease, releaseLease, LeaseLostError } from '../store/lease.ts';
import { createPace, type Pace } from './pace.ts';
import { isPlayOn, planMatches, planScores, planSeries } from './plan-refresh.ts';
import type { PollContext, PollingDependencies, PollRun } from './poll-context.ts';
import { readReaderNotes, takeRefreshRequest } from './reader-notes.ts';
import { createDocumentsRefresh, refreshSeries } from './refresh-documents.ts';
import { isLargerPlan, liveFloor, TTL_SECONDS } from './refresh-interval.ts';
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
function createPoll(context: PollContext, { series, readDay, spreadsHits }: PollerParts) {
  const { db, clock, memory, log } = context;
  const recheck = createMatchRecheck(context);
  const refreshDocuments = createDocumentsRefresh(context);
  const ofMatches = createPace(memory.asOf(), log);
  const ofScores = createPace(memory.asOf(), log);
  const ofSeries = createPace(series.fetchedAt(), log);
  let pages = 1;

  const refresh = (pace: Pace, work: (run: PollRun) => Promise<void>) =>
    pace.attempt(clock.now(), async () => work({ day: await readDay(), now: clock.now() }));

  return async () => {
    const now = clock.now();
    await closeFixtures(context, now);
    const notes = await readReaderNotes(db, now);
    const matches = memory.all().map(({ match }) => match);
    const situation = { matches, day: await readDay(), now, hasReaders: notes.hasReaders };
    const scores = planScores(situation, spreadsHits);
    const isOn = isPlayOn(situation);
    const shortest = liveFloor(TTL_SECONDS.liveMatches, situation.day);
    // A user's request does not bring forward a probe, which exceeds the known limit.
    const mayServe = !scores.isProbe && (isOn ? ofScores : ofMatches).isDue(shortest, now);
    const isRequested = mayServe && (await takeRefreshRequest(db));

    if (ofMatches.isDue(planMatches(situation, pages), now) || (isRequested && !isOn)) {
      await refresh(ofMatches, async (run) => {
        pages = await refreshMatches(context, recheck, run);
        // The list contains the scores too.
        if (!isLargerPlan(run.day)) ofScores.restart(run.now);
      });
    }
    if (ofScores.isDue(scores.everySeconds, now) || (isRequested && isOn)) {
      await refresh(ofScores, (run) => refreshScores(context, recheck, { ...run, ...scores }));
    }
    if (ofSeries.isDue(planSeries(situation), now)) {
      await refresh(ofSeries, ({ day }) => refreshSeries(context, day, series.all()));
    }
    await refreshDocuments({ ...situation, day: await readDay() }, notes);
  };
}
