import { createWorkerPool } from '../../platform/jobs/worker-pool.ts';
import type { ForecastAnswer, ForecastTask } from './forecast.worker.ts';
import type { LiveState, ForecastRequest } from './forecast-request.ts';

/** Tasks that may wait for the thread. Not reached by the two jobs, each of which awaits one task at a time. */
const MAX_WAITING_TASKS = 400;
/** A task that has waited longer is rejected as if the queue were full. */
const QUEUE_TIMEOUT_MS = 60_000;
/** Timeout of one task. A projection takes a second, and loading the ratings a few seconds more. */
const TASK_TIMEOUT_MS = 60_000;
/** The idle thread ends after this time, which frees its ratings. */
const IDLE_THREAD_MS = 600_000;

/** Runs forecasts in the forecast thread of a process. */
export type Forecaster = ReturnType<typeof createForecaster>;

/**
 * Creates the forecast thread, which its first task starts. The jobs of projections and live forecasts (worker role)
 * share it. `snapshot` is the number of a ratings snapshot, which the thread caches until a task names another.
 */
export function createForecaster(databaseUrl: string) {
  const pool = createWorkerPool<ForecastTask, ForecastAnswer>({
    beside: import.meta.url,
    name: 'forecast.worker',
    threads: 1,
    maxWaiting: MAX_WAITING_TASKS,
    idleMs: IDLE_THREAD_MS,
    waitTimeoutMs: QUEUE_TIMEOUT_MS,
    taskTimeoutMs: TASK_TIMEOUT_MS,
    busy: ({ cause }) => new Error('forecasting is overloaded or timed out', { cause }),
  });
  return {
    /**
     * Projects a match before its first ball. Returns the projection and the packed ratings for simulating the match.
     * Null when that snapshot is no longer stored.
     */
    project: async (snapshot: number, request: ForecastRequest) => {
      const answer = await pool.run({ databaseUrl, snapshot, request, state: null });
      return answer && answer.projected;
    },
    /** Forecasts a live match. Null without an overs limit, or when that snapshot is no longer stored. */
    forecastLive: async (snapshot: number, request: ForecastRequest, state: LiveState) => {
      const answer = await pool.run({ databaseUrl, snapshot, request, state });
      return answer && answer.inPlay;
    },
    close: pool.close,
  };
}
