import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { SharedCounter } from '../shared-counter.ts';

/** Callers remembered at a time; the one whose window began first is forgotten first. */
const CALLERS_REMEMBERED = 50_000;

interface Window {
  calls: number;
  readonly endsAt: number;
}

type Count = (error: Error | null, state?: { current: number; ttl: number }) => void;

/**
 * Counts calls in fixed windows, in this process. One store serves all routes, where the library's own keeps one a
 * route: routes of a bucket are counted together, because the key it is asked about names the bucket.
 */
export class BucketStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(key: string, count: Count, windowMs = 0): void {
    const now = Date.now();
    const open = this.#windows.get(key);
    const window = open !== undefined && open.endsAt > now ? open : this.#begin(key, now + windowMs);
    window.calls += 1;
    count(null, { current: window.calls, ttl: window.endsAt - now });
  }

  child(): BucketStore {
    return this;
  }

  #begin(key: string, endsAt: number): Window {
    this.#windows.delete(key);
    const oldest = this.#windows.keys().next();
    if (this.#windows.size >= CALLERS_REMEMBERED && !oldest.done) this.#windows.delete(oldest.value);
    const window = { calls: 0, endsAt };
    this.#windows.set(key, window);
    return window;
  }
}

/** A store that counts with the other processes, and by itself while what they share is away. */
export function sharedBucketStore(shared: SharedCounter): typeof BucketStore {
  return class extends BucketStore {
    override incr(key: string, count: Count, windowMs = 0): void {
      shared.increase(key, windowMs).then(
        (state) => count(null, state),
        () => super.incr(key, count, windowMs),
      );
    }
  };
}

/** For the library, which makes its stores itself and asks each for the store of a route: this one every time. */
export function always(store: BucketStore): typeof BucketStore {
  return class extends BucketStore {
    override child(): BucketStore {
      return store;
    }
  };
}
