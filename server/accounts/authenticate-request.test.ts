import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import { createAccessTokens, deriveKeys } from './access-tokens.ts';
import { createAuthenticator } from './authenticate-request.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';

const sessionId = randomUUID();
const visitor = { userId: randomUUID(), sessionId, role: 'user' as const };

let clock: ReturnType<typeof createManualClock>;
let endedSessions: Set<string>;
let authentication: ReturnType<typeof createAuthenticator>;
let header: string;

beforeEach(async () => {
  clock = createManualClock();
  endedSessions = new Set();
  const tokens = createAccessTokens([deriveKeys('a secret of 32 characters, or more').accessTokens], clock);
  const revokedSessions = { has: (id: string) => endedSessions.has(id), add: () => {}, load: async () => {} };
  authentication = createAuthenticator({ tokens, revokedSessions, clock });
  header = `Bearer ${await tokens.issue({ ...visitor, sessionExpiresAt: new Date(8.64e15) })}`;
});

describe('the cached visitor', () => {
  it('is returned only after the token was verified', async () => {
    expect(authentication.findCachedVisitor(header)).toBeNull();
    const found = await authentication.authenticate(header);
    expect(found).toMatchObject(visitor);
    expect(authentication.findCachedVisitor(header)).toBe(found);
  });

  it('is not returned after the session was revoked', async () => {
    await authentication.authenticate(header);
    endedSessions.add(sessionId);
    expect(authentication.findCachedVisitor(header)).toBeNull();
    await expect(authentication.authenticate(header)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('is not returned from the second in which the token expires', async () => {
    await authentication.authenticate(header);
    clock.advance(ACCESS_TOKEN_MS - 1_000);
    expect(authentication.findCachedVisitor(header)).toMatchObject(visitor);
    clock.advance(1_000);
    expect(authentication.findCachedVisitor(header)).toBeNull();
    await expect(authentication.authenticate(header)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('is returned for exactly the same token only', async () => {
    await authentication.authenticate(header);
    for (const other of [undefined, '', 'Bearer ', `${header}x`, header.slice(0, -1), header.slice(7)]) {
      expect(authentication.findCachedVisitor(other)).toBeNull();
    }
  });

  it('is not returned for another token with the same signature', async () => {
    const found = await authentication.authenticate(header);
    const forged = header.replace(/\.[^.]+\./, '.eyJyb2xlIjoiYWRtaW4ifQ.');
    expect(authentication.findCachedVisitor(forged)).toBeNull();
    await expect(authentication.authenticate(forged)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(authentication.findCachedVisitor(header)).toBe(found);
  });

  it('is evicted after twenty thousand other tokens were verified', async () => {
    const tokenExpiresAt = new Date(clock.now().getTime() + 1_000);
    const tokens = {
      issue: async () => '',
      verify: async (token: string) => ({ ...visitor, userId: token, tokenExpiresAt }),
    };
    const revokedSessions = { has: () => false, add: () => {}, load: async () => {} };
    const full = createAuthenticator({ tokens, revokedSessions, clock });
    for (let number = 0; number < 20_000; number += 1) await full.authenticate(`Bearer ${number}`);
    expect(full.findCachedVisitor('Bearer 0')).toMatchObject({ userId: '0' });
    await full.authenticate('Bearer 20000');
    expect(full.findCachedVisitor('Bearer 0')).toBeNull();
    expect(full.findCachedVisitor('Bearer 1')).toMatchObject({ userId: '1' });
    expect(full.findCachedVisitor('Bearer 20000')).toMatchObject({ userId: '20000' });
  });
});
