import { isRecord, readStored, writeStored } from './local-storage.ts';

/** A stored answer: when it came and until when it counts as fresh, in milliseconds since 1970. */
export interface CacheEntry {
  data: unknown;
  timestamp: number;
  expires: number;
}

const prefix = 'gullylens.cricket.cache.';

export function readCricketCache(name: string): CacheEntry | null {
  const entry = readStored(prefix + name);
  if (!isRecord(entry) || typeof entry['timestamp'] !== 'number') return null;
  return { data: entry['data'], timestamp: entry['timestamp'], expires: Number(entry['expires']) };
}

export function writeCricketCache(name: string, data: unknown, freshForSeconds: number): void {
  const now = Date.now();
  writeStored(prefix + name, { data, timestamp: now, expires: now + freshForSeconds * 1000 });
}
