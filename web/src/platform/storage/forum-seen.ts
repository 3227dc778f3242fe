import { isRecord, readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.forum.seen';
/** Threads remembered; the one looked at longest ago is forgotten first. */
const THREADS_KEPT = 300;

/** How many posts of a thread were seen in this browser; 0 for one never opened. */
export function readSeenPosts(threadId: string): number {
  const seen = readAll()[threadId];
  return typeof seen === 'number' ? seen : 0;
}

/** Remembers that a thread was read up to its post of that number. */
export function keepSeenPosts(threadId: string, posts: number): void {
  const { [threadId]: before, ...others } = readAll();
  const most = Math.max(posts, typeof before === 'number' ? before : 0);
  const kept = Object.entries(others).slice(1 - THREADS_KEPT);
  writeStored(KEY, Object.fromEntries([...kept, [threadId, most]]));
}

function readAll(): Record<string, unknown> {
  const stored = readStored(KEY);
  return isRecord(stored) ? stored : {};
}
