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
/** Memory of a page beside its bytes. */
const ENTRY_BYTES = 1024;

/** Pages that may wait for their turn, each at most this long: the database answers most within milliseconds. */
const MAX_WAITING = 500;
const WAIT_LIMIT_MS = 5_000;
/** More than a screen reads at once. A user who copies the history delays others by these at most. */
const MAX_PER_USER = 8;
/** A page that takes longer is answered late, but those that wait behind it go on. */
const TURN_LIMIT_MS = 2_000;
/** Pause after a page, as a multiple of the time it took, and its maximum, for a page that waited for a slow database. */
const PAUSES = 3;
const MAX_PAUSE_MS = 150;

type ReadPage = () => Promise<{ readonly body: unknown }>;

/** A request of history pages, which all require signing in. */
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

/** Answers a read with the page of that name, which `read` returns when it is not cached. */
export type AnswerPage = (call: PageCall, name: readonly unknown[], read: ReadPage) => Promise<BytesAnswer>;

/**
 * Caches history pages in a process of the api role, for as long as `readVersion` returns the same version; evicts
 * the least recently read ones. Concurrent reads of a page share one query. Failures are not cached.
 * Rejects with `unavailable` when too many pages are read, by all or by one user.
 */
export function createPageCache(readVersion: () => Promise<string>, maxBytes = MAX_BYTES): AnswerPage {
  const readInTurn = createTurns();
  const pages = new LRUCache<string, Snapshot, PageRead>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (_key, _stale, { context }) => readInTurn(context),
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
 * Reads and encodes one page at a time and then pauses for three times as long. So pages of up to 50 ms have at most a
 * quarter of the event loop, beside checkout and scores; longer pages, whose pause is at most 150 ms, may have more.
 */
function createTurns(): (page: PageRead) => Promise<Snapshot> {
  const enqueue = createWorkQueue(1, {
    maxWaiting: MAX_WAITING,
    maxPerOwner: MAX_PER_USER,
    waitTimeoutMs: WAIT_LIMIT_MS,
    taskTimeoutMs: TURN_LIMIT_MS,
    busy: ({ cause }) =>
      new AppError('unavailable', { retryAfterSeconds: 5, isPlanned: true, log: 'too many pages', cause }),
  });
  return (page) =>
    new Promise((resolve, reject) => {
      const turn = enqueue(async (timeout) => {
        const began = performance.now();
        const answered = readAndEncode(page).then(resolve, reject);
        await Promise.race([answered, once(timeout, 'abort')]);
        await pause(Math.min(PAUSES * (performance.now() - began), MAX_PAUSE_MS));
      }, page.call.visitor.userId);
      turn.catch(reject);
    });
}

/** Encodes as the request accepts it; another encoding is made by the first request that wants it. */
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
