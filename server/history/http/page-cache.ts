import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { AppError } from '../../platform/app-error.ts';
import { answerSnapshot } from '../../platform/http/answer-snapshot.ts';
import type { BytesAnswer, RequestFacts, Visitor } from '../../platform/http/handler.ts';
import { createSnapshot, type Snapshot } from '../../platform/http/snapshot.ts';
import { createWorkQueue } from '../../platform/jobs/work-queue.ts';

/** Limit of the cached pages of one process, with their compressed copies. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Memory of a page besides its bytes. An estimate. */
const ENTRY_BYTES = 1024;

/** Pages that may wait in the queue, each at most this long. The database answers most within milliseconds. */
const MAX_WAITING = 500;
const WAIT_LIMIT_MS = 5_000;
/**
 * Pages of one user that may wait or be read at a time: more than a screen requests at once. A user who downloads the
 * whole history delays others by at most these.
 */
const MAX_PER_USER = 8;
/** A page that takes longer is still answered, but the next page is then read beside it. */
const READ_LIMIT_MS = 2_000;
/** Pause after a page, as a multiple of the time it took. */
const PAUSE_FACTOR = 3;
/** Maximum pause, for pages that took long because the database was slow. */
const MAX_PAUSE_MS = 150;

type ReadPage = () => Promise<{ readonly body: unknown }>;

/** A request for a history page. All require signing in. */
interface PageCall {
  readonly visitor: Visitor;
  readonly request: RequestFacts;
}

interface PageRead {
  readonly call: PageCall;
  readonly read: ReadPage;
}

/** Reads of history pages in this process, for its registry. */
export const pageReads = new Counter({
  name: 'gullylens_history_page_reads_total',
  help: 'Reads of history pages: hit (cached), inflight (shares the query of another read) or miss (queries).',
  labelNames: ['result'],
  registers: [],
});

/** Answers a request with the page of that name. When it is not cached, `read` is called. */
export type AnswerPage = (call: PageCall, name: readonly unknown[], read: ReadPage) => Promise<BytesAnswer>;

/**
 * Caches history pages in a process of the api role, for as long as `readVersion` returns the same version; evicts
 * the least recently read ones. Concurrent requests for a page share one read. Failures are not cached. A request is
 * rejected with `unavailable` when too many pages wait to be read, of all users or of one.
 */
export function createPageCache(readVersion: () => Promise<string>, maxBytes = MAX_BYTES): AnswerPage {
  const readQueued = createReadQueue();
  const pages = new LRUCache<string, Snapshot, PageRead>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (_key, _stale, { context }) => readQueued(context),
    // A page that others displace while it is read is still answered.
    ignoreFetchAbort: true,
  });
  return async (call, name, read) => {
    const status: LRUCache.Status<string, Snapshot, PageRead> = {};
    const page = pages.forceFetch(`${await readVersion()} ${JSON.stringify(name)}`, {
      context: { call, read },
      status,
    });
    pageReads.inc({ result: status.fetch ?? 'miss' });
    return answerSnapshot(await page, call.request);
  };
}

/**
 * Reads and encodes one page at a time and then pauses for three times as long. Pages of up to 50 ms therefore take at
 * most a quarter of the event loop, which checkout and scores share. Longer pages, whose pause is capped, may take more.
 */
function createReadQueue(): (page: PageRead) => Promise<Snapshot> {
  const enqueue = createWorkQueue(1, {
    maxWaiting: MAX_WAITING,
    maxPerOwner: MAX_PER_USER,
    waitTimeoutMs: WAIT_LIMIT_MS,
    taskTimeoutMs: READ_LIMIT_MS,
    busy: ({ cause }) =>
      new AppError('unavailable', { retryAfterSeconds: 5, isPlanned: true, log: 'too many pages', cause }),
  });
  return (page) =>
    new Promise((resolve, reject) => {
      const queued = enqueue(async (timeout) => {
        const startedAt = performance.now();
        const answered = readAndEncode(page).then(resolve, reject);
        await Promise.race([answered, once(timeout, 'abort')]);
        await pause(Math.min(PAUSE_FACTOR * (performance.now() - startedAt), MAX_PAUSE_MS));
      }, page.call.visitor.userId);
      queued.catch(reject);
    });
}

/** Compresses the page as this request accepts it. The first request that accepts another encoding makes that one. */
async function readAndEncode({ call, read }: PageRead): Promise<Snapshot> {
  const { body } = await read();
  const page = createSnapshot(() => body);
  answerSnapshot(page, call.request);
  return page;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** Compressed copies are made later; together they are smaller than the page. */
function sizeOf(page: Snapshot, key: string): number {
  return 2 * page.in('identity').bytes.length + key.length + ENTRY_BYTES;
}
