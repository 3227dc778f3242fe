import type { Log } from '../log.ts';
import { createFailureLog } from '../failure-log.ts';
import { measureJob } from './job-metrics.ts';

interface Repeated {
  /** Name in log messages and metrics. */
  readonly name: string;
  readonly work: () => Promise<unknown>;
  /** From the end of a run to the start of the next. */
  readonly pauseMs: number;
  readonly log: Log;
}

/**
 * Runs `work` repeatedly with a pause, one run at a time. A failure is logged and the next run tries again. The
 * returned function stops it and waits for the current run, whose failure then does not count.
 */
export function runPeriodically({ name, work, pauseMs, log }: Repeated): () => Promise<void> {
  const ownLog = log.child({ work: name });
  const failureLog = createFailureLog((err) => ownLog.error({ err }, 'run failed; retrying in the next run'));
  const meter = measureJob(name, pauseMs);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const runOnce = async () => {
    try {
      await work();
      failureLog.worked();
      meter.worked();
    } catch (error) {
      if (isStopped) ownLog.debug({ err: error }, 'run aborted by shutdown');
      else {
        failureLog.failed(error);
        meter.failed();
      }
    }
    if (!isStopped) timer = setTimeout(next, pauseMs);
  };
  let currentRun = runOnce();
  function next() {
    currentRun = runOnce();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    meter.stopped();
    return currentRun;
  };
}
