import { LRUCache } from 'lru-cache';
import { AppError } from '../platform/app-error.ts';
import { createWorkerPool } from '../platform/jobs/worker-pool.ts';

/** Pictures in memory, of some 40 kB each: more than the matches that are shared on a match day. */
const MAX_CACHED = 200;
/** Pictures that may wait: one takes a tenth of a second, and a chat gives up after a few seconds. */
const MAX_WAITING = 16;

/** Renders pictures in one thread of low priority, each once while it is cached. Throws `unavailable` when busy. */
export function createPictures() {
  const pool = createWorkerPool<string, Uint8Array>({
    beside: import.meta.url,
    name: 'render-picture.worker',
    threads: 1,
    idleMs: 30_000,
    maxWaiting: MAX_WAITING,
    waitTimeoutMs: 10_000,
    taskTimeoutMs: 10_000,
    busy: ({ cause }) =>
      new AppError('unavailable', { retryAfterSeconds: 5, isPlanned: true, log: 'too many pictures', cause }),
  });
  const pictures = new LRUCache<string, Buffer>({
    max: MAX_CACHED,
    fetchMethod: async (svg) => Buffer.from(await pool.run(svg)),
    // A picture that others displace while it is drawn is still returned.
    ignoreFetchAbort: true,
  });
  return { render: (svg: string): Promise<Buffer> => pictures.forceFetch(svg), close: pool.close };
}
