import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The operator's one secret, turned into a key for each purpose, so that none can stand in for another. */
export function deriveKeys(secret: string): { accessTokens: Uint8Array; refreshTokens: Uint8Array } {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `gullylens ${purpose}`, KEY_BYTES));
  return { accessTokens: keyFor('access tokens'), refreshTokens: keyFor('refresh tokens') };
}
