import { createWorkerPool } from '../../platform/jobs/worker-pool.ts';
import type { ForecastAnswer, ForecastTask } from './forecast.worker.ts';
import type { LiveState, ForecastRequest } from './forecast-request.ts';

/** More than the number of simultaneous matches. */
const WAITING = 400;
const WAIT_MS = 60_000;
/** A projection takes a second. Loading the ratings takes a few seconds. */
const LIMIT_MS = 60_000;
/** Keeps the ratings in memory between two matches of an evening. */
const IDLE_MS = 600_000;

export type Forecaster = ReturnType<typeof createForecaster>;

/** One thread that holds the ratings and answers from them. */
export function createForecaster(databaseUrl: string) {
  const pool = createWorkerPool<ForecastTask, ForecastAnswer | null>({
    beside: import.meta.url,
    name: 'forecast.worker',
    threads: 1,
    maxWaiting: WAITING,
    idleMs: IDLE_MS,
    waitTimeoutMs: WAIT_MS,
    taskTimeoutMs: LIMIT_MS,
    busy: ({ cause }) => new Error('forecasting queue is full', { cause }),
  });
  return {
    /** Projects a match before its first ball. Null when the snapshot no longer exists. */
    project: async (snapshot: number, question: ForecastRequest) => {
      const answer = await pool.run({ databaseUrl, snapshot, question, state: null });
      return answer && answer.projected;
    },
    /** Forecasts a live match. Null in formats without an overs limit, or when the snapshot no longer exists. */
    inPlay: async (snapshot: number, question: ForecastRequest, state: LiveState) => {
      const answer = await pool.run({ databaseUrl, snapshot, question, state });
      return answer && answer.inPlay;
    },
    close: pool.close,
  };
}
