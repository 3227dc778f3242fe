type Work = () => unknown;

interface Claim {
  readonly work: Work;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const aborted = () => new DOMException('The request was aborted.', 'AbortError');

/** Web Locks, which the test browser lacks: exclusive ones, in turn, that a signal withdraws and `steal` takes. */
export function createLocks() {
  const queues = new Map<string, Claim[]>();
  const holders = new Map<string, Claim>();

  function release(name: string, claim: Claim): void {
    if (holders.get(name) !== claim) return;
    holders.delete(name);
    grantNext(name);
  }
  function grantNext(name: string): void {
    const claim = holders.has(name) ? undefined : queues.get(name)?.shift();
    if (claim === undefined) return;
    holders.set(name, claim);
    void Promise.resolve()
      .then(claim.work)
      .then(claim.resolve, claim.reject)
      .then(() => release(name, claim));
  }
  function queue(name: string, claim: Claim, { signal, steal }: LockOptions): void {
    const waiting = queues.get(name) ?? [];
    queues.set(name, steal ? [claim, ...waiting] : [...waiting, claim]);
    if (steal) {
      holders.get(name)?.reject(aborted());
      holders.delete(name);
    }
    signal?.addEventListener('abort', () => {
      queues.set(name, queues.get(name)?.filter((each) => each !== claim) ?? []);
      if (holders.get(name) !== claim) claim.reject(aborted());
    });
    grantNext(name);
  }

  return {
    request: (name: string, ...rest: [Work] | [LockOptions, Work]) =>
      new Promise((resolve, reject) => {
        const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
        queue(name, { work, resolve, reject }, options);
      }),
  };
}
