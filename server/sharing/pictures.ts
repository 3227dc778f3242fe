import { LRUCache } from 'lru-cache';
import { AppError } from '../platform/app-error.ts';
import { createWorkerPool } from '../platform/jobs/worker-pool.ts';

/** Pictures in memory, of some 40 kB each: more than the matches that are shared on a match day. */
const MAX_CACHED = 200;
/** Pictures that may wait: one takes a tenth of a second, and a chat gives up after a few seconds. */
const MAX_WAITING = 16;
/** A picture takes a tenth of a second, and more while the processor is busy. */
const TIMEOUT_MS = 10_000;

/** One error for all refusals: a stack trace for each of hundreds at once would cost checkout time. */
const BUSY = new AppError('unavailable', { retryAfterSeconds: 5, isPlanned: true, log: 'too many pictures' });

/**
 * Renders pictures in one thread of low priority, each once while it is cached. Rejects with `unavailable` when busy, and
 * when a picture waits or is drawn for longer than `timeoutMs`.
 */
export function createPictures(timeoutMs = TIMEOUT_MS) {
  const pool = createWorkerPool<string, Uint8Array>({
    beside: import.meta.url,
    name: 'render-picture.worker',
    threads: 1,
    idleMs: 30_000,
    maxWaiting: MAX_WAITING,
    waitTimeoutMs: timeoutMs,
    taskTimeoutMs: timeoutMs,
    busy: () => BUSY,
  });
  const cached = new LRUCache<string, Buffer>({ max: MAX_CACHED });
  const running = new Map<string, Promise<Buffer>>();
  const draw = async (svg: string): Promise<Buffer> => {
    try {
      const picture = Buffer.from(await pool.run(svg));
      cached.set(svg, picture);
      return picture;
    } finally {
      running.delete(svg);
    }
  };
  const render = async (svg: string): Promise<Buffer> => {
    const picture = cached.get(svg) ?? running.get(svg) ?? draw(svg);
    if (picture instanceof Promise) running.set(svg, picture);
    return picture;
  };
  return { render, close: pool.close };
}
