import type { Log } from '../log.ts';
import { createFailureLog } from '../failure-log.ts';

interface Repeated {
  /** What the log calls it. */
  readonly name: string;
  readonly work: () => Promise<unknown>;
  readonly pauseMs: number;
  readonly log: Log;
}

/**
 * Does `work` over and over with a pause between, one at a time. A failure is logged and the next turn tries again.
 * The returned function stops it and waits for the turn under way; what breaks off because of that is no failure.
 */
export function runPeriodically({ name, work, pauseMs, log }: Repeated): () => Promise<void> {
  const ownLog = log.child({ work: name });
  const teller = createFailureLog((err) => ownLog.error({ err }, 'a turn failed; the next one tries again'));
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    try {
      await work();
      teller.worked();
    } catch (error) {
      if (isStopped) ownLog.debug({ err: error }, 'a turn broke off at the end');
      else teller.failed(error);
    }
    if (!isStopped) timer = setTimeout(next, pauseMs);
  };
  let underWay = turn();
  function next() {
    underWay = turn();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return underWay;
  };
}
