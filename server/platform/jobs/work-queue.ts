/** Limits of a queue of tasks. */
export interface QueueLimits {
  /** Number of tasks that may wait for a slot, and how long each may wait. */
  readonly maxWaiting: number;
  readonly waitTimeoutMs: number;
  /** Time after which the signal of a running task is aborted. */
  readonly taskTimeoutMs: number;
  /** Number of tasks of one owner that may wait or run at a time; unlimited by default. */
  readonly maxPerOwner?: number;
  /** Makes the error of a task that is refused; `own` is true when its owner has too many. */
  readonly busy: (refusal: { readonly own: boolean; readonly cause?: unknown }) => Error;
}

/** Runs work in a slot, with a signal that is aborted at its timeout. Throws the queue's `busy` error when refused. */
type WorkQueue = <Answer>(work: (timeout: AbortSignal) => Promise<Answer>, owner?: string) => Promise<Answer>;

/**
 * A bounded queue in memory: runs up to `slots` tasks at a time, in order of arrival. Refuses tasks when full. For the
 * pools of threads, the pages of history and the page heads of shared links.
 */
export function createWorkQueue(slots: number, limits: QueueLimits): WorkQueue {
  const { maxWaiting, waitTimeoutMs, taskTimeoutMs, maxPerOwner = Number.POSITIVE_INFINITY, busy } = limits;
  const waiters = new Set<() => void>();
  /** The owner of each task that waits or runs. */
  const owners: string[] = [];
  let taken = 0;

  function waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        waiters.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        waiters.delete(enter);
        reject(busy({ own: false }));
      }, waitTimeoutMs);
      waiters.add(enter);
    });
  }

  /** Passes the slot to the next waiter, so that a newcomer cannot take it. */
  function leave(): void {
    const [next] = waiters;
    if (next) next();
    else taken -= 1;
  }

  const runInSlot: WorkQueue = async (work) => {
    if (taken < slots) taken += 1;
    else if (waiters.size < maxWaiting) await waitForSlot();
    else throw busy({ own: false });
    const timeout = AbortSignal.timeout(taskTimeoutMs);
    try {
      return await work(timeout);
    } catch (cause) {
      throw timeout.aborted ? busy({ own: false, cause }) : cause;
    } finally {
      leave();
    }
  };

  return async (work, owner) => {
    if (owner === undefined) return runInSlot(work);
    if (owners.filter((name) => name === owner).length >= maxPerOwner) throw busy({ own: true });
    owners.push(owner);
    try {
      return await runInSlot(work);
    } finally {
      owners.splice(owners.indexOf(owner), 1);
    }
  };
}
