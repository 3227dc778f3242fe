import { type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import { createAccessTokens, deriveKeys } from './access-tokens.ts';

const clock = createManualClock();
const { accessTokens: key, refreshTokens: otherKey } = deriveKeys('a secret of 32 characters, or more');
const tokens = createAccessTokens([key], clock);
const now = clock.now().getTime() / 1000;

const claims = {
  sub: '6f1c1c9e-4b1f-4b0e-9f0a-0d1e2f3a4b5c',
  sid: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  role: 'user',
  iss: 'gullylens',
  aud: 'gullylens-api',
  iat: now,
  exp: now + 600,
};

const sign = (changes: JWTPayload, header: { alg?: string; typ?: string } = {}, withKey = key) =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(withKey);

const codeOf = (token: Promise<string>) =>
  token.then(tokens.verify).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );

describe('an access token', () => {
  it('carries the user, session, role and expiry that it was issued with', async () => {
    const token = await tokens.issue({
      userId: claims.sub,
      sessionId: claims.sid,
      role: 'analyst',
      sessionExpiresAt: new Date((now + 86_400) * 1000),
    });
    expect(await tokens.verify(token)).toEqual({
      userId: claims.sub,
      sessionId: claims.sid,
      role: 'analyst',
      tokenExpiresAt: new Date((now + 600) * 1000),
    });
  });

  it('accepts a hand-made token with correct claims (control for the next tests)', async () => {
    expect(await codeOf(sign({}))).toBe('accepted');
  });

  it('expires exactly at its expiry second', async () => {
    expect(await codeOf(sign({ exp: now + 1 }))).toBe('accepted');
    expect(await codeOf(sign({ exp: now }))).toBe('token_expired');
  });

  it.each([
    ['another type', sign({}, { typ: 'JWT' })],
    ['another algorithm', sign({}, { alg: 'HS512' })],
    ['another key of ours', sign({}, {}, otherKey)],
    ['another issuer', sign({ iss: 'https://accounts.google.com' })],
    ['another audience', sign({ aud: 'elsewhere' })],
    ['no user', sign({ sub: '' })],
    ['no session', sign({ sid: undefined })],
    ['no such role', sign({ role: 'owner' })],
    ['no expiry', sign({ exp: undefined as never })],
  ])('rejects a token with %s', async (_what, token) => {
    expect(await codeOf(token)).toBe('token_invalid');
  });
});

describe('a changed secret', () => {
  const { accessTokens: newKey } = deriveKeys('the secret that replaces it, 32 characters');
  const rotating = createAccessTokens([newKey, key], clock);

  it('signs new tokens, and the tokens of the previous secret remain valid', async () => {
    const facts = { userId: claims.sub, sessionId: claims.sid, role: 'user' } as const;
    const token = await rotating.issue({ ...facts, sessionExpiresAt: new Date((now + 86_400) * 1000) });
    expect(await rotating.verify(token)).toMatchObject(facts);
    expect(await rotating.verify(await sign({}))).toMatchObject(facts);
    expect(await codeOf(Promise.resolve(token))).toBe('token_invalid');
  });

  it.each([
    ['an expired token of the new secret', () => sign({ exp: now }, {}, newKey), 'token_expired'],
    ['an expired token of the previous secret', () => sign({ exp: now }), 'token_expired'],
    ['a token of a third secret', () => sign({}, {}, otherKey), 'token_invalid'],
  ])('rejects %s', async (_what, token, code) => {
    await expect(rotating.verify(await token())).rejects.toMatchObject({ code });
  });
});
