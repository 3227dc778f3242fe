import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import type { Log } from '../../platform/log.ts';
import { measureVendorCall } from '../../platform/vendor-metrics.ts';

/** Minimum interval between two requests for Google's keys. Unknown key ids do not shorten it. */
const FETCH_PAUSE_MS = 30_000;

/** The key could not be looked up, because Google does not respond. The credential may be valid. */
export class GoogleUnavailableError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Google’s keys are unavailable');
  }
}

/** Thrown instead of a request within the pause. */
class FetchPausedError extends Error {}

/**
 * Returns the function that looks up Google's public keys, fetched from `address` and cached in memory (api role). While
 * Google is unavailable the cached keys are used. It throws `GoogleUnavailableError` when the key is not cached and
 * Google cannot be reached.
 */
export function createGoogleKeys(address: string, log: Log): JWTVerifyGetKey {
  let fetchableFrom = 0;
  const fetchKeys: FetchImplementation = (url, options) => {
    if (Date.now() < fetchableFrom) throw new FetchPausedError();
    fetchableFrom = Date.now() + FETCH_PAUSE_MS;
    return measureVendorCall('google', () => fetch(url, options));
  };
  const keys = createRemoteJWKSet(new URL(address), {
    cooldownDuration: FETCH_PAUSE_MS,
    [customFetch]: fetchKeys,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (KEY_ERRORS.some((kind) => error instanceof kind)) throw error;
      if (!(error instanceof FetchPausedError))
        log.warn({ err: error }, "could not fetch Google's signing keys");
      const stale = createLocalJWKSet(keys.jwks() ?? { keys: [] });
      return stale(header, token).catch(() => {
        throw new GoogleUnavailableError(Math.max(1, Math.ceil((fetchableFrom - Date.now()) / 1000)));
      });
    }
  };
}

/** Google responded, and none of its keys fits. */
const KEY_ERRORS = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];
