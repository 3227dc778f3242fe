import { Counter, Gauge, type Metric } from 'prom-client';

interface JobState {
  readonly pauseMs: number;
  /** End of the last successful run, before the first the start of the job, in epoch milliseconds. */
  lastSuccess: number;
}

const jobs = new Map<string, JobState>();

// The label is `work` as in the log: Prometheus itself sets `job`.
const runs = new Counter({
  name: 'gullylens_job_runs_total',
  help: 'Runs of periodic jobs, by name and outcome (ok or failed).',
  labelNames: ['work', 'outcome'],
  registers: [],
});

const lag = new Gauge({
  name: 'gullylens_job_lag_seconds',
  help: 'Seconds since a job last succeeded, less the pause between its runs. Grows while runs fail or hang.',
  labelNames: ['work'],
  registers: [],
  collect() {
    this.reset();
    for (const [work, { pauseMs, lastSuccess }] of jobs) {
      this.set({ work }, Math.max(0, Date.now() - lastSuccess - pauseMs) / 1000);
    }
  },
});

/** The metrics of all periodic jobs of this process, for its registry. */
export const jobMetrics: readonly Metric[] = [runs, lag];

/** Measures a periodic job from its start. Called by `runPeriodically`. */
export function measureJob(work: string, pauseMs: number) {
  const state: JobState = { pauseMs, lastSuccess: Date.now() };
  jobs.set(work, state);
  for (const outcome of ['ok', 'failed']) runs.inc({ work, outcome }, 0);
  return {
    worked: (): void => {
      state.lastSuccess = Date.now();
      runs.inc({ work, outcome: 'ok' });
    },
    failed: (): void => runs.inc({ work, outcome: 'failed' }),
    /** A stopped job has no lag. */
    stopped: (): void => {
      if (jobs.get(work) === state) jobs.delete(work);
    },
  };
}
