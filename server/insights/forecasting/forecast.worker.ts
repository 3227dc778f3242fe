import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { openDatabase } from '../../platform/database/open-database.ts';
import { giveWay } from '../../platform/give-way.ts';
import { unpackState } from '../ratings/learnt.ts';
import { readSnapshotState } from '../ratings/rating-snapshots.ts';
import { forecastInPlay, type InPlayForecast } from './forecast-in-play.ts';
import type { InPlay, MatchQuestion } from './match-question.ts';
import { packView } from './packed-view.ts';
import { type MatchProjection, projectMatch } from './project-match.ts';

/** What the thread is asked; which ratings it is to answer from is part of it. */
export interface ForecastTask {
  readonly databaseUrl: string;
  readonly snapshot: number;
  readonly question: MatchQuestion;
  readonly wanted: { readonly kind: 'projection' } | { readonly kind: 'in play'; readonly state: InPlay };
}

export type ForecastAnswer =
  | { readonly kind: 'projection'; readonly projection: MatchProjection; readonly view: Uint8Array }
  | { readonly kind: 'in play'; readonly forecast: InPlayForecast | null }
  /** The snapshot has been let go of: a newer one is there. */
  | { readonly kind: 'no ratings' };

// No reader waits for this thread: what it makes is stored.
giveWay();

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
  const { question, wanted } = task;
  if (wanted.kind === 'in play') {
    return { kind: 'in play', forecast: forecastInPlay(ratings, question, wanted.state) };
  }
  return {
    kind: 'projection',
    projection: projectMatch(ratings, question),
    view: packView(ratings, question),
  };
}
