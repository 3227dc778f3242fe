import type { Log } from './log.ts';

/**
 * Does `work` over and over with a pause between, one at a time. A failure is logged and the next turn tries again.
 * The returned function stops it and waits for the turn under way.
 */
export function repeatWork(work: () => Promise<void>, pauseMs: number, log: Log): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'a turn failed; the next one tries again');
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
