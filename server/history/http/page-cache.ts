import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { AppError } from '../../platform/app-error.ts';
import { answerSnapshot } from '../../platform/http/answer-snapshot.ts';
import type { BytesAnswer, RequestFacts } from '../../platform/http/handler.ts';
import { createSnapshot, type Snapshot } from '../../platform/http/snapshot.ts';
import { createWorkQueue } from '../../platform/jobs/work-queue.ts';

/** Limit of the cached pages of one process, with their compressed copies. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Memory of a page beside its bytes. */
const ENTRY_BYTES = 1024;

/** Pages that may wait for their turn, each at most this long: the database answers most within milliseconds. */
const MAX_WAITING = 500;
const WAIT_LIMIT_MS = 5_000;
/** Longer than any query may take. */
const READ_LIMIT_MS = 60_000;
/** Pause after a page, as a multiple of the time it took, and its maximum, for a page that waited for a slow database. */
const PAUSES = 3;
const MAX_PAUSE_MS = 150;

type ReadPage = () => Promise<{ readonly body: unknown }>;

/** Reads of history pages in this process, for its registry. */
export const pageReads = new Counter({
  name: 'gullylens_history_page_reads_total',
  help: 'Reads of history pages: hit (cached), inflight (shares the query of another read) or miss (queries).',
  labelNames: ['result'],
  registers: [],
});

/** Answers a read with the page of that name, which `read` returns when it is not cached. */
export type AnswerPage = (
  request: RequestFacts,
  name: readonly unknown[],
  read: ReadPage,
) => Promise<BytesAnswer>;

/**
 * Caches history pages in a process of the api role, for as long as `readVersion` returns the same version; evicts
 * the least recently read ones. Concurrent reads of a page share one query. Failures are not cached.
 * Rejects with `unavailable` when too many pages are read.
 */
export function createPageCache(readVersion: () => Promise<string>, maxBytes = MAX_BYTES): AnswerPage {
  const readInTurn = createTurns();
  const pages = new LRUCache<string, Snapshot, ReadPage>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const { body } = await readInTurn(read);
      return createSnapshot(() => body);
    },
    // A page that others displace while it is read is still answered.
    ignoreFetchAbort: true,
  });
  return async (request, name, read) => {
    const status: LRUCache.Status<string, Snapshot, ReadPage> = {};
    const page = pages.forceFetch(`${await readVersion()} ${JSON.stringify(name)}`, {
      context: read,
      status,
    });
    pageReads.inc({ result: status.fetch ?? 'miss' });
    return answerSnapshot(await page, request);
  };
}

/**
 * Reads one page at a time and then pauses for three times as long, so that a client that copies the history leaves three
 * quarters of the event loop to checkout and scores.
 */
function createTurns(): (read: ReadPage) => ReturnType<ReadPage> {
  const enqueue = createWorkQueue(1, {
    maxWaiting: MAX_WAITING,
    waitTimeoutMs: WAIT_LIMIT_MS,
    taskTimeoutMs: READ_LIMIT_MS,
    busy: ({ cause }) =>
      new AppError('unavailable', { retryAfterSeconds: 5, isPlanned: true, log: 'too many pages', cause }),
  });
  return (read) =>
    new Promise((resolve, reject) => {
      const turn = enqueue(async () => {
        const began = performance.now();
        await read().then(resolve, reject);
        await delay(Math.min(PAUSES * (performance.now() - began), MAX_PAUSE_MS), undefined, { ref: false });
      });
      turn.catch(reject);
    });
}

/** Compressed copies are made later; together they are smaller than the page. */
function sizeOf(page: Snapshot, key: string): number {
  return 2 * page.in('identity').bytes.length + key.length + ENTRY_BYTES;
}
