import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { LRUCache } from 'lru-cache';
import type { PageHead } from '../platform/http/page-head.ts';
import { createWorkQueue } from '../platform/jobs/work-queue.ts';
import { cardOfFeedMatch } from './describe-match.ts';
import { describePage, headOfMatch } from './page-heads.ts';
import type { SharingContext } from './sharing-context.ts';

/** Heads in memory, under a kilobyte each beside their path. */
const MAX_CACHED = 2_000;
/** Longer than `/players/` and the longest key. Longer paths have no tags of their own, and would fill the memory. */
const MAX_PATH_LENGTH = 100;
/** Names and results are nearly constant. */
const FRESH_MS = 600_000;

/**
 * Returns the reader of page heads. Current matches are described from memory, the rest at most once in ten minutes
 * through a few slots, so that no visitor of pages can occupy the database. Null for pages without tags of their own.
 * Rejects when the database does not answer in time: the page then goes out with the product's tags.
 */
export function createHeadCache(context: SharingContext): (path: string) => Promise<PageHead | null> {
  const enqueue = createWorkQueue(2, {
    maxWaiting: 20,
    waitTimeoutMs: 500,
    taskTimeoutMs: 1_000,
    busy: ({ cause }) => new Error('too many pages to describe at once', { cause }),
  });
  const others = new LRUCache<string, { readonly head: PageHead | null }>({
    max: MAX_CACHED,
    ttl: FRESH_MS,
    fetchMethod: async (path) => ({
      head: await enqueue((timeout) => Promise.race([describePage(context, path), rejectOn(timeout)])),
    }),
    // A head that others displace while it is read is still returned.
    ignoreFetchAbort: true,
  });
  const ofMatches = new WeakMap<MatchSummary, PageHead>();

  return async (path) => {
    const match = context.currentMatches().find(({ key }) => path === `/matches/${key}`);
    if (match) {
      // A changed match is another object.
      const ready = ofMatches.get(match) ?? headOfMatch(context, cardOfFeedMatch(match));
      ofMatches.set(match, ready);
      return ready;
    }
    return path.length > MAX_PATH_LENGTH ? null : (await others.forceFetch(path)).head;
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
