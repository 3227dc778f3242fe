import { createSecretKey } from 'node:crypto';
import { exportJWK, exportSPKI, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import {
  CLIENT_ID,
  type GoogleKeyServer,
  goodClaims,
  makeSigningKey,
  type SigningKey,
  signClaims,
  startGoogleKeys,
} from './testing/google-key-server.ts';
import { createGoogle, type GoogleClient } from './verify-credential.ts';

let server: GoogleKeyServer;
let stranger: SigningKey;
let clock: ManualClock;
let google: GoogleClient;

beforeAll(async () => {
  server = await startGoogleKeys();
  stranger = await makeSigningKey('stranger');
});
beforeEach(() => {
  server.publish([server.key]);
  vi.useFakeTimers({ toFake: ['Date'] });
  clock = createManualClock();
  vi.setSystemTime(clock.now());
  google = makeGoogle();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const makeGoogle = () =>
  createGoogle({
    clientId: CLIENT_ID,
    keysAddress: server.address,
    clock,
    log: pino({ level: 'silent' }),
  });

/** The keys are cached by the system's clock. */
const advance = (ms: number) => {
  clock.advance(ms);
  vi.setSystemTime(clock.now());
};
const outcomeOf = async (credential: string) => (await google.verifyCredential(credential)).outcome;
const outcomeWith = async (changes: JWTPayload) =>
  outcomeOf(await signClaims(goodClaims(clock, changes), server.key));
const seconds = (offset: number) => Math.floor(clock.now().getTime() / 1000) + offset;

describe('a good credential', () => {
  it('identifies the user', async () => {
    const verdict = await google.verifyCredential(await signClaims(goodClaims(clock), server.key));
    expect(verdict).toEqual({
      outcome: 'verified',
      identity: {
        sub: '110248495921238986420',
        email: 'asha.rao@gmail.com',
        emailVerified: true,
        firstName: 'Asha',
        lastName: 'Rao',
        name: 'Asha Rao',
        credentialExpiresAt: new Date((seconds(3600) + 30) * 1000),
      },
    });
  });

  it.each([
    ['the short form of the issuer', { iss: 'accounts.google.com' }],
    ['no names', { name: undefined, given_name: undefined }],
    ['claims that we do not know', { hd: 'example.com', favourite_shot: 'cover drive' }],
    ['its verified flag as text', { email_verified: 'true' }],
  ])('may contain %s', async (_what, changes) => {
    expect(await outcomeWith(changes)).toBe('verified');
  });

  it('has names without characters that hide or reorder text', async () => {
    const changes = { given_name: ' As\u202eha\u0000 ' };
    const verdict = await google.verifyCredential(await signClaims(goodClaims(clock, changes), server.key));
    expect(verdict).toMatchObject({ identity: { firstName: 'Asha' } });
  });
});

describe('a forged signature is rejected', () => {
  it('under algorithm none', async () => {
    expect(await outcomeOf(new UnsecuredJWT(goodClaims(clock)).encode())).toBe('refused');
  });

  it('under HS256 with the public key as the secret', async () => {
    const secret = createSecretKey(Buffer.from(await exportSPKI(server.key.publicKey)));
    const forged = await new SignJWT(goodClaims(clock))
      .setProtectedHeader({ alg: 'HS256', kid: server.key.kid })
      .sign(secret);
    expect(await outcomeOf(forged)).toBe('refused');
  });

  it('under another RSA algorithm than the one that Google uses', async () => {
    expect(await outcomeOf(await signClaims(goodClaims(clock), server.key, { alg: 'PS256' }))).toBe(
      'refused',
    );
  });

  it('under a key that Google does not publish', async () => {
    expect(await outcomeOf(await signClaims(goodClaims(clock), stranger))).toBe('refused');
  });

  it("under the id of one of Google's keys", async () => {
    expect(await outcomeOf(await signClaims(goodClaims(clock), stranger, { kid: server.key.kid }))).toBe(
      'refused',
    );
  });

  it('when it brings its own key', async () => {
    const jwk = await exportJWK(stranger.publicKey);
    const credential = await signClaims(goodClaims(clock), stranger, { jwk, kid: server.key.kid });
    expect(await outcomeOf(credential)).toBe('refused');
  });

  it('when it contains a URL for its key', async () => {
    const before = server.fetches();
    const header = { jku: 'http://127.0.0.1:9/keys', kid: server.key.kid };
    expect(await outcomeOf(await signClaims(goodClaims(clock), stranger, header))).toBe('refused');
    expect(server.fetches() - before).toBe(1);
  });

  it.each([
    ['a path', '../../etc/passwd'],
    ['SQL', "' or 1=1; drop table users; --"],
    ['a prototype', '__proto__'],
    ['nothing', ''],
    ['too much', 'x'.repeat(4000)],
  ])('under a key name that is %s', async (_what, kid) => {
    expect(await outcomeOf(await signClaims(goodClaims(clock), stranger, { kid }))).toBe('refused');
  });

  it.each(['', 'not a token', 'a.b.c', '..', 'e30.e30.'])('when it is %j', async (text) => {
    expect(await outcomeOf(text)).toBe('refused');
  });
});

describe('wrong claims are rejected', () => {
  it.each([
    ['another audience', { aud: 'another.apps.googleusercontent.com' }],
    ['another issuer', { iss: 'https://accounts.example.com' }],
    ['another authorised party', { azp: 'another.apps.googleusercontent.com' }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['no address', { email: undefined }],
    ['no time of issue', { iat: undefined }],
    ['no expiry', { exp: undefined }],
    ['a nonce that we did not ask for', { nonce: 'n-0S6_WzA2Mj' }],
  ])('%s', async (_what, changes) => {
    expect(await outcomeWith(changes)).toBe('refused');
  });
});

describe('time', () => {
  it('tolerates clocks that differ by 30 seconds, but not by 31', async () => {
    expect(await outcomeWith({ exp: seconds(-29) })).toBe('verified');
    expect(await outcomeWith({ exp: seconds(-31) })).toBe('refused');
    expect(await outcomeWith({ nbf: seconds(30) })).toBe('verified');
    expect(await outcomeWith({ nbf: seconds(31) })).toBe('refused');
    expect(await outcomeWith({ iat: seconds(30) })).toBe('verified');
    expect(await outcomeWith({ iat: seconds(31) })).toBe('refused');
  });

  it('rejects a credential that was issued more than ten minutes ago', async () => {
    expect(await outcomeWith({ iat: seconds(-630) })).toBe('verified');
    expect(await outcomeWith({ iat: seconds(-631) })).toBe('refused');
  });
});

describe("Google's keys", () => {
  it('are fetched once for many concurrent credentials', async () => {
    const before = server.fetches();
    const credential = await signClaims(goodClaims(clock), server.key);
    await Promise.all(Array.from({ length: 20 }, () => google.verifyCredential(credential)));
    advance(60_000);
    expect(await outcomeWith({})).toBe('verified');
    expect(server.fetches() - before).toBe(1);
  });

  it('are fetched again for an unknown key name, at most once in 30 seconds', async () => {
    expect(await outcomeWith({})).toBe('verified');
    advance(30_000);
    const before = server.fetches();
    for (let attempt = 0; attempt < 100; attempt += 1) {
      expect(await outcomeOf(await signClaims(goodClaims(clock), stranger, { kid: `k${attempt}` }))).toBe(
        'refused',
      );
    }
    expect(server.fetches() - before).toBe(1);
  });

  it('are fetched again when Google has started to use a new one', async () => {
    expect(await outcomeWith({})).toBe('verified');
    server.publish([stranger]);
    advance(30_000);
    expect(await outcomeOf(await signClaims(goodClaims(clock), stranger))).toBe('verified');
  });

  it('are fetched again after they expire, and a withdrawn one is no longer accepted', async () => {
    expect(await outcomeWith({})).toBe('verified');
    server.publish([stranger]);
    advance(3_600_000);
    expect(await outcomeWith({})).toBe('refused');
  });

  it('are cached while Google is unavailable', async () => {
    expect(await outcomeWith({})).toBe('verified');
    server.publish(null);
    advance(2 * 3_600_000);
    expect(await outcomeWith({})).toBe('verified');
  });

  it('may have changed while Google is unavailable: an unknown one is not reported as forged', async () => {
    expect(await outcomeWith({})).toBe('verified');
    server.publish(null);
    advance(30_000);
    expect(await outcomeOf(await signClaims(goodClaims(clock), stranger))).toBe('unavailable');
  });

  it('that were never fetched cause a retry later, without a request to Google for each credential', async () => {
    server.publish(null);
    const before = server.fetches();
    const credential = await signClaims(goodClaims(clock), server.key);
    expect(await google.verifyCredential(credential)).toEqual({
      outcome: 'unavailable',
      retryAfterSeconds: 30,
    });
    advance(10_000);
    expect(await google.verifyCredential(credential)).toEqual({
      outcome: 'unavailable',
      retryAfterSeconds: 20,
    });
    expect(server.fetches() - before).toBe(1);
    server.publish([server.key]);
    advance(20_000);
    expect(await outcomeOf(credential)).toBe('verified');
  });
});
