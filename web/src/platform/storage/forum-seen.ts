import { isRecord, readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.forum.seen';
/** Maximum number of stored threads; the least recently opened is deleted first. */
const MAX_THREADS = 300;

/** The number of posts of a thread seen in this browser; 0 if never opened. */
export function readSeenPosts(threadId: string): number {
  const seen = readAll()[threadId];
  return typeof seen === 'number' ? seen : 0;
}

/** Stores that a thread was read up to the post with this number. */
export function storeSeenPosts(threadId: string, posts: number): void {
  const { [threadId]: before, ...others } = readAll();
  const most = Math.max(posts, typeof before === 'number' ? before : 0);
  const retained = Object.entries(others).slice(1 - MAX_THREADS);
  writeStored(KEY, Object.fromEntries([...retained, [threadId, most]]));
}

function readAll(): Record<string, unknown> {
  const stored = readStored(KEY);
  return isRecord(stored) ? stored : {};
}
