import { countObservation } from '@gullylens/engine/backtest/running-figures';
import { stepForward } from '@gullylens/engine/backtest/walk-forward';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { poolKey } from '@gullylens/engine/ratings/ratings-state';
import type { History, PlaceInOrder } from '../../history/public.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { type Learnt, learntNothing, modelOf, packState, unpackState } from './learnt.ts';
import {
  confirmSnapshot,
  listSnapshots,
  readSnapshotState,
  type SnapshotHead,
  storeSnapshot,
} from './rating-snapshots.ts';

/** Large enough for cheap round trips, small enough for flat memory. */
const BATCH = 50;
/** A format teaches with its first matches; forecasts count from there. */
const TEACHING_MATCHES = 50;

export interface LearningNeeds {
  readonly db: Database;
  readonly history: Pick<History, 'revision' | 'matchesInOrder' | 'digest'>;
  readonly now: Date;
}

/**
 * Learns what history has gained since the last snapshot, each match forecast before it is learnt, and stores what
 * comes of it as the next one. A match that is older than what is known, or was corrected, sends the pass back to the
 * latest snapshot that knew nothing of it. Gives the number of the snapshot that stands for the history now.
 */
export async function learnHistory({ db, history, now }: LearningNeeds): Promise<number> {
  const model = modelOf();
  const revision = await history.revision();
  const from = await findStart({ db, history }, model);
  const learnt = from ? await goOnFrom(db, from) : learntNothing();
  const end = await learnFrom(history, learnt, placeOf(from));
  if (from && end === null) {
    await confirmSnapshot(db, from.number, revision);
    return from.number;
  }
  return storeSnapshot(db, {
    model,
    revision,
    untilDay: end?.day ?? null,
    untilId: end?.id ?? null,
    matches: learnt.ratings.matches,
    digest: end ? await history.digest(end) : '',
    state: packState(learnt),
    backtest: learnt.figures,
    learntAt: now,
  });
}

/** The newest snapshot whose matches are still the history's. */
async function findStart(
  { db, history }: Pick<LearningNeeds, 'db' | 'history'>,
  model: string,
): Promise<SnapshotHead | null> {
  for (const snapshot of await listSnapshots(db, model)) {
    const place = placeOf(snapshot);
    if (place === null || (await history.digest(place)) === snapshot.digest) return snapshot;
  }
  return null;
}

function placeOf(snapshot: SnapshotHead | null): PlaceInOrder | null {
  if (!snapshot || snapshot.untilDay === null || snapshot.untilId === null) return null;
  return { day: snapshot.untilDay, id: snapshot.untilId };
}

async function goOnFrom(db: Database, { number, backtest }: SnapshotHead): Promise<Learnt> {
  const state = await readSnapshotState(db, number);
  if (state === null) throw new Error(`snapshot ${number} was let go of while it was read`);
  return { ...unpackState(state), figures: backtest as Learnt['figures'] };
}

/** Gives the place of the last match learnt, or `null` when there was none. */
async function learnFrom(
  history: LearningNeeds['history'],
  learnt: Learnt,
  start: PlaceInOrder | null,
): Promise<PlaceInOrder | null> {
  let after = start;
  let end: PlaceInOrder | null = null;
  for (;;) {
    const batch = await history.matchesInOrder({ after, limit: BATCH });
    const last = batch.at(-1);
    if (!last) return end;
    learnBatch(
      learnt,
      batch.map(({ record }) => record),
    );
    after = last.place;
    end = last.place;
  }
}

function learnBatch({ ratings, baselines, figures }: Learnt, matches: readonly MatchRecord[]): void {
  for (const match of matches) {
    const isTested = (ratings.pools[poolKey(match)]?.matches ?? 0) >= TEACHING_MATCHES;
    const observation = stepForward(ratings, baselines, { match, isTested, simulating: false });
    if (observation) countObservation(figures, observation);
  }
}
