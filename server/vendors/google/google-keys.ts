import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import type { Log } from '../../platform/log.ts';

/** Whatever key ids arrive, Google is asked for its keys at most once in this time. */
const FETCH_PAUSE_MS = 30_000;

/** No key can be found while Google does not answer: the credential may be a good one. */
export class GoogleUnavailableError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Google’s keys are unavailable');
  }
}

class FetchPausedError extends Error {}

/**
 * Google's public keys, from `address`, cached in memory. While Google is unavailable the last keys are used.
 * @throws GoogleUnavailableError when the key is not among the last ones, or there are none.
 */
export function createGoogleKeys(address: string, log: Log): JWTVerifyGetKey {
  let fetchableFrom = 0;
  const fetchKeys: FetchImplementation = (url, options) => {
    if (Date.now() < fetchableFrom) throw new FetchPausedError();
    fetchableFrom = Date.now() + FETCH_PAUSE_MS;
    return fetch(url, options);
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
      if (!(error instanceof FetchPausedError)) log.warn({ err: error }, 'Google did not give its keys');
      const stale = createLocalJWKSet(keys.jwks() ?? { keys: [] });
      return stale(header, token).catch(() => {
        throw new GoogleUnavailableError(Math.max(1, Math.ceil((fetchableFrom - Date.now()) / 1000)));
      });
    }
  };
}

/** Google answered, and none of its keys fits. */
const KEY_ERRORS = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];
