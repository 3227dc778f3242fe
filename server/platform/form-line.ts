interface LinePlan {
  /** How many do their work at a time. */
  readonly places: number;
  /** How many may wait for a place, and each for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** How long a work may take once it has its place. */
  readonly limitMs: number;
  /** What those are refused with who would have to wait behind too many, or for too long. */
  readonly refuse: () => Error;
}

/** Does the work when it is its turn, with the signal of its own limit, which begins then. */
export type Line = <Answer>(work: (limit: AbortSignal) => Promise<Answer>) => Promise<Answer>;

/** Lets in so many at a time, in the order in which they came. */
export function formLine({ places, waiting, waitMs, limitMs, refuse }: LinePlan): Line {
  const waiters = new Set<() => void>();
  let taken = 0;
  const waitForPlace = () =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        waiters.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        waiters.delete(enter);
        reject(refuse());
      }, waitMs);
      waiters.add(enter);
    });
  /** Hands the place on, so that nobody who comes meanwhile takes it. */
  const leave = () => {
    const [next] = waiters;
    if (next) next();
    else taken -= 1;
  };
  return async (work) => {
    if (taken < places) taken += 1;
    else if (waiters.size < waiting) await waitForPlace();
    else throw refuse();
    try {
      return await work(AbortSignal.timeout(limitMs));
    } finally {
      leave();
    }
  };
}
