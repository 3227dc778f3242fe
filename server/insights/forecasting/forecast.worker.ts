import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { openDatabase } from '../../platform/database/open-database.ts';
import { lowerThreadPriority } from '../../platform/jobs/lower-priority.ts';
import { unpackState } from '../ratings/learning-state.ts';
import { readSnapshotState } from '../ratings/rating-snapshots.ts';
import { forecastLiveMatch } from './forecast-live-match.ts';
import type { LiveState, ForecastRequest } from './forecast-request.ts';
import { packMatchRatings, projectMatch } from './project-match.ts';

/** A request to the thread, with the number of the ratings snapshot to use. */
export interface ForecastTask {
  readonly databaseUrl: string;
  readonly snapshot: number;
  readonly request: ForecastRequest;
  /** Null requests the projection before the first ball. */
  readonly state: LiveState | null;
}

/** What the thread returns for a task. */
export type ForecastAnswer = Awaited<ReturnType<typeof answer>>;

// No reader waits for this thread: its results are stored.
lowerThreadPriority();

let cached: { readonly snapshot: number; readonly ratings: RatingsState } | null = null;

async function readRatings({ databaseUrl, snapshot }: ForecastTask): Promise<RatingsState | null> {
  if (cached?.snapshot === snapshot) return cached.ratings;
  // Once per snapshot, so the connection is not kept open.
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const state = await readSnapshotState(database.db, snapshot);
    cached = state && { snapshot, ratings: unpackState(state).ratings };
    return cached?.ratings ?? null;
  } finally {
    await database.close();
  }
}

/** Answers one task of `forecaster-pool.ts` in the forecast thread. Null when the snapshot is no longer stored. */
export async function answer(task: ForecastTask) {
  const ratings = await readRatings(task);
  if (!ratings) return null;
  const { request, state } = task;
  if (state !== null) return { projected: null, inPlay: forecastLiveMatch(ratings, request, state) };
  const projected = {
    projection: projectMatch(ratings, request),
    packedRatings: packMatchRatings(ratings, request),
  };
  return { projected, inPlay: null };
}
