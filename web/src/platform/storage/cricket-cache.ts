import { readStored, writeStored } from './local-storage.ts';

declare global {
  interface ImportMetaEnv {
    /** Changes with the contract: an answer of another contract may have another shape. Set by the build. */
    readonly CONTRACT_STAMP?: string;
  }
}

const BUILD = import.meta.env.CONTRACT_STAMP ?? 'development';

/** How long an answer counts as fresh, in seconds, by what it holds (section 9 of the specification). */
const TTL_SECONDS = {
  liveMatches: 60,
  currentMatches: 120,
  featuredMatches: 300,
  upcomingMatches: 600,
  recentMatches: 300,
  dashboardOverview: 300,
  series: 3_600,
  countries: 86_400,
  players: 21_600,
  apiStatus: 600,
} as const;

/** What a stored answer holds; its name in this browser's storage. */
export type StoredAnswerName = keyof typeof TTL_SECONDS;

export interface StoredAnswer {
  readonly build: string;
  readonly data: unknown;
  /** When it arrived and until when it is fresh, in milliseconds since 1970. */
  readonly timestamp: number;
  readonly expires: number;
}

const keyOf = (name: StoredAnswerName) => `gullylens.cricket.cache.${name}`;

/** The time doubles below 20 hits remaining and triples further below 10. */
export function ttlSeconds(name: StoredAnswerName, hitsRemaining: number): number {
  const stretch = hitsRemaining < 10 ? 6 : hitsRemaining < 20 ? 2 : 1;
  return TTL_SECONDS[name] * stretch;
}

/** The stored answer; null for one of another build, whose shape may differ, and for one from the future. */
export function readCricketCache(name: StoredAnswerName): StoredAnswer | null {
  const stored = readStored(keyOf(name)) as StoredAnswer | null;
  // A clock that was set back would take it for new until its time is reached again.
  return stored?.build === BUILD && stored.timestamp <= Date.now() ? stored : null;
}

export function writeCricketCache(name: StoredAnswerName, data: unknown, freshForSeconds: number): void {
  const now = Date.now();
  const answer: StoredAnswer = { build: BUILD, data, timestamp: now, expires: now + freshForSeconds * 1000 };
  writeStored(keyOf(name), answer);
}
