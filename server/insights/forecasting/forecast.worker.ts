import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { openDatabase } from '../../platform/database/open-database.ts';
import { unpackState } from '../ratings/learnt.ts';
import { readSnapshotState } from '../ratings/rating-snapshots.ts';
import { forecastInPlay, type InPlayForecast } from './forecast-in-play.ts';
import type { InPlay, MatchQuestion } from './match-question.ts';
import { type MatchProjection, projectMatch } from './project-match.ts';

/** What the thread is asked; which ratings it is to answer from is part of it. */
export interface ForecastTask {
  readonly databaseUrl: string;
  readonly snapshot: number;
  readonly question: MatchQuestion;
  /** `null` before the first ball: then the whole match is projected. */
  readonly state: InPlay | null;
}

export type ForecastAnswer =
  | { readonly kind: 'projection'; readonly projection: MatchProjection }
  | { readonly kind: 'in play'; readonly forecast: InPlayForecast | null }
  /** The snapshot has been let go of: a newer one is there. */
  | { readonly kind: 'no ratings' };

let kept: { readonly snapshot: number; readonly ratings: RatingsState } | null = null;

async function readRatings({ databaseUrl, snapshot }: ForecastTask): Promise<RatingsState | null> {
  if (kept?.snapshot === snapshot) return kept.ratings;
  // Once for each snapshot: the connection is not worth keeping between.
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const state = await readSnapshotState(database.db, snapshot);
    kept = state && { snapshot, ratings: unpackState(state).ratings };
    return kept?.ratings ?? null;
  } finally {
    await database.close();
  }
}

/** Answers from the ratings, which stay in the thread's memory from one question to the next. */
export async function answer(task: ForecastTask): Promise<ForecastAnswer> {
  const ratings = await readRatings(task);
  if (!ratings) return { kind: 'no ratings' };
  const { question, state } = task;
  if (state === null) return { kind: 'projection', projection: projectMatch(ratings, question) };
  return { kind: 'in play', forecast: forecastInPlay(ratings, question, state) };
}
