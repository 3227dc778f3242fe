import { addObservation } from '@gullylens/engine/backtest/running-scores';
import { forecastThenLearn } from '@gullylens/engine/backtest/walk-forward';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { poolKey } from '@gullylens/engine/ratings/ratings-state';
import {
  matchesVersion,
  listMatchesInOrder,
  type OrderPosition,
  readRevision,
} from '../../history/public.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { type LearningState, emptyLearningState, packState, unpackState } from './learning-state.ts';
import {
  confirmSnapshot,
  listSnapshots,
  readSnapshotState,
  type SnapshotHead,
  storeSnapshot,
} from './rating-snapshots.ts';

/** Matches read at a time: enough for few round trips, few enough for flat memory. */
const BATCH = 50;
/** The first matches of a format and gender only train; the scores count forecasts of the matches after these. */
const TRAINING_MATCHES = 50;

/**
 * Learns the matches that history has gained, forecasting each before learning it, and stores the next snapshot. After
 * a change of matches that were already learnt, or before them, restarts from the latest snapshot that does not include
 * the change. Runs in the learning thread. Returns the number of the current snapshot.
 */
export function learnHistory(db: Database, now: Date): Promise<number> {
  // One view of history: otherwise the digest would cover matches that an import adds or replaces meanwhile.
  return db.transaction((view) => learnChanges(view, now), { isolationLevel: 'repeatable read' });
}

async function learnChanges(db: Database, now: Date): Promise<number> {
  const revision = await readRevision(db);
  const from = await findStart(db);
  const learnt = from ? await continueFrom(db, from) : emptyLearningState();
  const end = await learnFrom(db, learnt, positionOf(from));
  if (from && end === null) {
    await confirmSnapshot(db, from.number, revision);
    return from.number;
  }
  return storeSnapshot(db, {
    revision,
    untilDay: end?.day ?? null,
    untilId: end?.id ?? null,
    matches: learnt.ratings.matches,
    digest: end ? await matchesVersion(db, end) : '',
    state: packState(learnt),
    backtest: learnt.scores,
    learntAt: now,
  });
}

/** The latest snapshot whose matches are all unchanged in history. */
async function findStart(db: Database): Promise<SnapshotHead | null> {
  for (const snapshot of await listSnapshots(db)) {
    const position = positionOf(snapshot);
    if (position === null || (await matchesVersion(db, position)) === snapshot.digest) return snapshot;
  }
  return null;
}

function positionOf(snapshot: SnapshotHead | null): OrderPosition | null {
  return snapshot?.untilDay ? { day: snapshot.untilDay, id: snapshot.untilId ?? '' } : null;
}

async function continueFrom(db: Database, { number, backtest }: SnapshotHead): Promise<LearningState> {
  const state = await readSnapshotState(db, number);
  if (state === null) throw new Error(`snapshot ${number} was deleted while it was read`);
  return { ...unpackState(state), scores: backtest as LearningState['scores'] };
}

/** Returns the position of the last match learnt. Null when there was none. */
async function learnFrom(db: Database, learnt: LearningState, start: OrderPosition | null) {
  let end: OrderPosition | null = null;
  for (;;) {
    const batch = await listMatchesInOrder(db, end ?? start, BATCH);
    for (const { record } of batch) learnMatch(learnt, record);
    const last = batch.at(-1);
    if (!last) return end;
    end = last.position;
  }
}

function learnMatch({ ratings, baselines, scores }: LearningState, match: MatchRecord): void {
  const isTested = (ratings.pools[poolKey(match)]?.matches ?? NaN) >= TRAINING_MATCHES;
  const observation = forecastThenLearn(ratings, baselines, { match, isTested, isSimulated: false });
  if (observation) addObservation(scores, observation);
}
