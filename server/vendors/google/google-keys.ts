import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';

/** Whatever key names arrive, Google is asked for its keys at most once in this time. */
const FETCH_PAUSE_MS = 30_000;
const FETCH_LIMIT_MS = 5_000;
/** Used when Google does not say how long its keys keep, and as the longest that we believe it. */
const DEFAULT_AGE_MS = 10 * 60_000;
const LONGEST_AGE_MS = 24 * 60 * 60_000;

const KeySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() }))
    .min(1),
});

interface Kept {
  readonly findKey: JWTVerifyGetKey;
  readonly keyIds: ReadonlySet<string>;
  readonly freshUntil: number;
}

interface GoogleKeysOptions {
  readonly address: string;
  readonly clock: Clock;
  readonly log: Log;
}

export interface GoogleKeys {
  /**
   * The keys to check a credential with, asked for again when they are old or `keyId` is not among them.
   * The last good ones while Google is away; null when there never were any.
   */
  keysFor(keyId: string | undefined): Promise<JWTVerifyGetKey | null>;
  /** Whether the last attempt to fetch failed, so that an unknown key may be a new one of Google's. */
  isAway(): boolean;
  /** Whole seconds until Google is asked again. */
  secondsUntilNextFetch(): number;
}

/** Google's public keys, kept in memory. `address` is where Google publishes them as a JWK set. */
export function createGoogleKeys({ address, clock, log }: GoogleKeysOptions): GoogleKeys {
  let kept: Kept | null = null;
  let lastAttempt = Number.NEGATIVE_INFINITY;
  let away = false;
  let fetching: Promise<void> | null = null;

  const now = () => clock.now().getTime();
  const nextFetchAt = () => lastAttempt + FETCH_PAUSE_MS;

  async function fetchOnce(): Promise<void> {
    lastAttempt = now();
    try {
      kept = await fetchKeys(address, lastAttempt);
      away = false;
    } catch (error) {
      away = true;
      log.warn({ err: error, kept: kept !== null }, 'Google did not give its keys');
    }
  }

  function wantsFetch(keyId: string | undefined): boolean {
    if (kept === null || now() >= kept.freshUntil) return true;
    return keyId !== undefined && !kept.keyIds.has(keyId);
  }

  async function keysFor(keyId: string | undefined): Promise<JWTVerifyGetKey | null> {
    if (wantsFetch(keyId) && (fetching || now() >= nextFetchAt())) {
      fetching ??= fetchOnce().finally(() => {
        fetching = null;
      });
      await fetching;
    }
    return kept?.findKey ?? null;
  }

  return {
    keysFor,
    isAway: () => away,
    secondsUntilNextFetch: () => Math.max(1, Math.ceil((nextFetchAt() - now()) / 1000)),
  };
}

async function fetchKeys(address: string, startedAt: number): Promise<Kept> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  if (!response.ok) throw new Error(`Google's keys: HTTP ${response.status}`);
  const keySet = KeySet.parse(await response.json());
  return {
    findKey: createLocalJWKSet(keySet),
    keyIds: new Set(keySet.keys.map((key) => key.kid)),
    freshUntil: startedAt + ageOf(response.headers.get('cache-control')),
  };
}

function ageOf(cacheControl: string | null): number {
  const seconds = /max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? DEFAULT_AGE_MS : Math.min(Number(seconds) * 1000, LONGEST_AGE_MS);
}
