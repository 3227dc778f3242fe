import type { SeriesMemory } from '../documents/series-memory.ts';
import type { DailyLimit } from '../quota/daily-limit.ts';
import { readQuotaDay } from '../quota/ledger.ts';
import type { SpendCall } from '../quota/spend-call.ts';
import { readReaders } from '../documents/reader-notes.ts';
import { createAskAboutMatches } from './ask-about-matches.ts';
import { type Attempts, attempt, attemptsSince, isDue } from './attempts.ts';
import { closeFixtures } from './close-fixtures.ts';
import { type RenewableLease, StaleLease } from './hold-lease.ts';
import { isPlayOn, planMatches, planScores, planSeries } from './plan-refresh.ts';
import type { PollContext, PollTurn } from './poll-context.ts';
import { createDocumentsRefresh } from './refresh-documents.ts';
import { isLargerPlan, liveFloor, TTL_SECONDS } from './refresh-interval.ts';
import { createMatchesRefresh } from './refresh-matches.ts';
import { createScoresRefresh } from './refresh-scores.ts';
import { refreshSeries } from './refresh-series.ts';

export interface TenureParts {
  readonly lease: RenewableLease;
  readonly limit: DailyLimit;
  /** Spreads the hits over the play to come today instead of following the refresh table while they last. */
  readonly spreadsHits: boolean;
  readonly series: SeriesMemory;
  /** True when a reader has wished for a refresh since it was last asked. */
  readonly takeWish: () => Promise<boolean>;
}

/** The time in which one process polls. */
export interface Tenure {
  readonly fencing: number;
  /** Asks the vendor for what is due. False when the lease passed to another process on the way. */
  readonly turn: () => Promise<boolean>;
}

/** Goes on from what is stored: whoever polled before may have asked for everything a moment ago. */
export function createTenure(
  parts: PollContext,
  { lease, limit, spreadsHits, series, takeWish }: TenureParts,
): Tenure {
  const { db, clock, memory, log } = parts;
  const context = { ...parts, spend: spendWhileHeld(parts.spend, lease) };
  const askAbout = createAskAboutMatches(context);
  const refreshMatches = createMatchesRefresh(context, askAbout);
  const refreshScores = createScoresRefresh(context, askAbout);
  const refreshDocuments = createDocumentsRefresh(context);
  const ofMatches = attemptsSince(memory.asOf());
  const ofScores = attemptsSince(memory.asOf());
  const ofSeries = attemptsSince(series.fetchedAt());
  let pages = 1;

  const readDay = () => readQuotaDay(db, clock.now(), limit);
  const knownMatches = () => memory.all().map(({ match }) => match);

  async function askForWhatIsDue(): Promise<void> {
    const now = clock.now();
    await closeFixtures(context, { lease, now });
    const { hasReaders, wantsCountries } = await readReaders(db, now);
    const situation = { matches: knownMatches(), day: await readDay(), now, hasReaders };
    const scores = planScores(situation, spreadsHits);
    const isOn = isPlayOn(situation);
    const shortest = liveFloor(TTL_SECONDS.liveMatches, situation.day);
    // A user's request does not make a probe, which would exceed the limit, come sooner.
    const servesWish = !scores.isProbe && isDue(isOn ? ofScores : ofMatches, shortest, now);
    const isWanted = servesWish && (await takeWish());

    if (isDue(ofMatches, planMatches(situation, pages), now) || (isWanted && !isOn)) {
      await refresh(ofMatches, async (poll) => {
        pages = await refreshMatches(poll);
        // The list has the scores as well.
        if (!isLargerPlan(poll.day)) ofScores.lastAt = poll.now.getTime();
      });
    }
    if (isDue(ofScores, scores.everySeconds, now) || (isWanted && isOn)) {
      await refresh(ofScores, (poll) => refreshScores(poll, scores));
    }
    if (isDue(ofSeries, planSeries(situation), now)) {
      await refresh(ofSeries, (poll) => refreshSeries(context, poll, series.all()));
    }
    await refreshDocuments({ ...situation, day: await readDay() }, wantsCountries);
  }

  async function refresh(attempts: Attempts, work: (poll: PollTurn) => Promise<void>): Promise<void> {
    const now = clock.now();
    attempts.lastAt = now.getTime();
    await attempt(attempts, log, async () => work({ lease, day: await readDay(), now }));
  }

  async function turn(): Promise<boolean> {
    try {
      await askForWhatIsDue();
      return true;
    } catch (error) {
      if (!(error instanceof StaleLease)) throw error;
      log.warn({ why: error.message }, 'a turn of the poll was broken off');
      return false;
    }
  }

  return { fencing: lease.fencing, turn };
}

/** A turn may take many calls and lasts longer than its lease: each call renews it first, or is not made. */
function spendWhileHeld(spend: SpendCall, lease: RenewableLease): SpendCall {
  return async (wish, ask, use) => {
    await lease.renew();
    return spend(wish, ask, use);
  };
}
