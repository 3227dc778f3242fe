import { isMoment, isRecord, readStored, writeStored } from './local-storage.ts';

/** A stored answer: when it came and until when it counts as fresh, in milliseconds since 1970. */
export interface CacheEntry {
  data: unknown;
  timestamp: number;
  expires: number;
}

const prefix = 'gullylens.cricket.cache.';

export function readCricketCache(name: string): CacheEntry | null {
  const entry = readStored(prefix + name);
  if (!isRecord(entry)) return null;
  const { data, timestamp, expires } = entry;
  // A clock that was set back would take it for new until its time is reached again.
  if (!isMoment(timestamp) || !isMoment(expires) || timestamp > Date.now()) return null;
  return { data, timestamp, expires };
}

export function writeCricketCache(name: string, data: unknown, freshForSeconds: number): void {
  const now = Date.now();
  writeStored(prefix + name, { data, timestamp: now, expires: now + freshForSeconds * 1000 });
}
