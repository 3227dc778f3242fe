import { readStored, writeStored } from './local-storage.ts';

declare global {
  interface ImportMetaEnv {
    /** A hash of `contract/`, set by the build: the shape of responses may change with it. */
    readonly CONTRACT_STAMP?: string;
  }
}

const CONTRACT_STAMP = import.meta.env.CONTRACT_STAMP ?? 'development';

/** How long a stored response is fresh, in seconds, by content. */
const TTL_SECONDS = {
  liveMatches: 60,
  upcomingMatches: 600,
  recentMatches: 300,
  dashboardOverview: 300,
  countries: 86_400,
} as const;

/** The content of a stored response, which is its storage key. */
export type StoredAnswerName = keyof typeof TTL_SECONDS;

/** A response in local storage. */
export interface StoredAnswer {
  /** The contract stamp under which it was stored. */
  readonly build: string;
  readonly data: unknown;
  /** Arrival and expiry time, in milliseconds since 1970. */
  readonly timestamp: number;
  readonly expires: number;
}

const keyOf = (name: StoredAnswerName) => `gullylens.cricket.cache.${name}`;

/** Returns the freshness of a response in seconds: doubled below 20 CricAPI hits left today, six times below 10. */
export function ttlSeconds(name: StoredAnswerName, hitsRemaining: number): number {
  const stretch = hitsRemaining < 10 ? 6 : hitsRemaining < 20 ? 2 : 1;
  return TTL_SECONDS[name] * stretch;
}

/** Returns the stored response, expired or not; null when it is missing or of another contract. */
export function readCricketCache(name: StoredAnswerName): StoredAnswer | null {
  const stored = readStored(keyOf(name)) as StoredAnswer | null;
  // A response from the future, after the clock was set back, would count as fresh for too long.
  return stored?.build === CONTRACT_STAMP && stored.timestamp <= Date.now() ? stored : null;
}

/** Stores a response with the time at which it expires. */
export function writeCricketCache(name: StoredAnswerName, data: unknown, freshForSeconds: number): void {
  const now = Date.now();
  const expires = now + freshForSeconds * 1000;
  const answer: StoredAnswer = { build: CONTRACT_STAMP, data, timestamp: now, expires };
  writeStored(keyOf(name), answer);
}
