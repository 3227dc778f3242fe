import { generateKeyPair, type KeyObject } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { exportJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';

/** The OAuth client id of tests. */
export const CLIENT_ID = 'tests.apps.googleusercontent.com';

const generateKeys = promisify(generateKeyPair);

export interface SigningKey {
  readonly kid: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

export interface GoogleKeyServer {
  readonly address: string;
  /** The key that is published at the start. */
  readonly key: SigningKey;
  /** Requests for the keys so far. */
  fetches(): number;
  /** Sets the published keys; with null every request fails. */
  publish(keys: readonly SigningKey[] | null): void;
  close(): Promise<void>;
}

/** Makes an RSA key as Google signs with; `kid` is its name in the key set. */
export async function makeSigningKey(kid: string): Promise<SigningKey> {
  return { ...(await generateKeys('rsa', { modulusLength: 2048 })), kid };
}

/** Serves a key set over HTTP as Google does, with a test key, so that tests can sign anything. */
export async function startGoogleKeys(): Promise<GoogleKeyServer> {
  const key = await makeSigningKey('first');
  let published: readonly SigningKey[] | null = [key];
  let fetches = 0;
  const server = await listen(async (_request, response) => {
    fetches += 1;
    if (published === null) return response.writeHead(500).end('<html>Error</html>');
    const keys = await Promise.all(published.map(publicPart));
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' })
      .end(JSON.stringify({ keys }));
  });
  return {
    address: `${server.address}/certs`,
    key,
    fetches: () => fetches,
    publish: (keys) => {
      published = keys;
    },
    close: server.close,
  };
}

/** Without `alg`, unlike Google's: the verifier must require the algorithm. */
async function publicPart({ kid, publicKey }: SigningKey) {
  return { ...(await exportJWK(publicKey)), kid, use: 'sig' };
}

async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The claims of a valid credential. `changes` overrides them; undefined removes one. */
export function goodClaims(clock: Clock, changes: JWTPayload = {}): JWTPayload {
  const now = Math.floor(clock.now().getTime() / 1000);
  return {
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    azp: CLIENT_ID,
    sub: '110248495921238986420',
    email: 'asha.rao@gmail.com',
    email_verified: true,
    name: 'Asha Rao',
    given_name: 'Asha',
    family_name: 'Rao',
    picture: 'https://lh3.googleusercontent.com/a/asha',
    nbf: now,
    iat: now,
    exp: now + 3600,
    jti: crypto.randomUUID(),
    ...changes,
  };
}

/** Signs claims with a key, under a header that tests may change. */
export function signClaims(
  claims: JWTPayload,
  key: SigningKey,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
    .sign(key.privateKey);
}
