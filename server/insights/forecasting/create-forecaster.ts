import { createWorkerPool } from '../../platform/worker-pool.ts';
import type { ForecastAnswer, ForecastTask } from './forecast.worker.ts';
import type { InPlayForecast } from './forecast-in-play.ts';
import type { InPlay, MatchQuestion } from './match-question.ts';
import type { MatchProjection } from './project-match.ts';

export interface ProjectedMatch {
  readonly projection: MatchProjection;
  /** What the players' points can be simulated from without the ratings, as `packView` returns it. */
  readonly view: Buffer;
}

export interface Forecaster {
  /** Projects a match before its first ball; `null` when the snapshot is no more. */
  project(snapshot: number, question: MatchQuestion): Promise<ProjectedMatch | null>;
  /** Forecasts one in play; `null` in formats without a limit of overs, or when the snapshot is no more. */
  inPlay(snapshot: number, question: MatchQuestion, state: InPlay): Promise<InPlayForecast | null>;
  close(): Promise<void>;
}

/** More than there are matches at once. */
const WAITING = 400;
const WAIT_MS = 60_000;
/** A projection takes a second; reading the ratings of all cricket a few. */
const LIMIT_MS = 60_000;
/** The ratings stay in memory between two matches of an evening. */
const IDLE_MS = 600_000;

/** One thread that holds the ratings and answers from them. */
export function createForecaster(databaseUrl: string): Forecaster {
  const pool = createWorkerPool<ForecastTask, ForecastAnswer>({
    beside: import.meta.url,
    name: 'forecast.worker',
    threads: 1,
    waiting: WAITING,
    idleMs: IDLE_MS,
    waitMs: WAIT_MS,
    limitMs: LIMIT_MS,
    busy: ({ cause }) => new Error('The forecasting thread is too busy.', { cause }),
  });
  return {
    project: async (snapshot, question) => {
      const answer = await pool.run({ databaseUrl, snapshot, question, wanted: { kind: 'projection' } });
      if (answer.kind !== 'projection') return null;
      // A buffer comes out of a thread as plain bytes.
      return { projection: answer.projection, view: Buffer.from(answer.view) };
    },
    inPlay: async (snapshot, question, state) => {
      const wanted = { kind: 'in play', state } as const;
      const answer = await pool.run({ databaseUrl, snapshot, question, wanted });
      return answer.kind === 'in play' ? answer.forecast : null;
    },
    close: pool.close,
  };
}
