import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key with which credentials are signed, and its public part. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly jwk: Record<string, unknown>;
}

function readOrMakePem(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  writeFileSync(file, pem, { mode: 0o600 });
  return pem;
}

/**
 * Opens the signing key of ID tokens. It is stored in the data directory, so that cached key sets stay valid after a
 * restart.
 */
export function openSigningKey(dataDir: string): SigningKey {
  const privateKey = createPrivateKey(readOrMakePem(join(dataDir, 'google-signing-key.pem')));
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha1').update(String(n)).digest('hex');
  return { kid, privateKey, jwk: { alg: 'RS256', kty: 'RSA', use: 'sig', kid, e, n } };
}
