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
  const tokens = createAccessTokens(deriveKeys('a secret of 32 characters, or more').accessTokens, clock);
  const revokedSessions = { has: (id: string) => endedSessions.has(id), add: () => {}, load: async () => {} };
  authentication = createAuthenticator({ tokens, revokedSessions, clock });
  header = `Bearer ${await tokens.issue({ ...visitor, sessionExpiresAt: new Date(8.64e15) })}`;
});

describe('a visitor is findCachedVisitored', () => {
  it('once their token has been verified, and not before', async () => {
    expect(authentication.findCachedVisitor(header)).toBeNull();
    const found = await authentication.authenticate(header);
    expect(found).toMatchObject(visitor);
    expect(authentication.findCachedVisitor(header)).toBe(found);
  });

  it('until the moment their session ends', async () => {
    await authentication.authenticate(header);
    endedSessions.add(sessionId);
    expect(authentication.findCachedVisitor(header)).toBeNull();
    await expect(authentication.authenticate(header)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('until the second in which their token expires', async () => {
    await authentication.authenticate(header);
    clock.advance(ACCESS_TOKEN_MS - 1_000);
    expect(authentication.findCachedVisitor(header)).toMatchObject(visitor);
    clock.advance(1_000);
    expect(authentication.findCachedVisitor(header)).toBeNull();
    await expect(authentication.authenticate(header)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('by that very token alone', async () => {
    await authentication.authenticate(header);
    for (const other of [undefined, '', 'Bearer ', `${header}x`, header.slice(0, -1), header.slice(7)]) {
      expect(authentication.findCachedVisitor(other)).toBeNull();
    }
  });

  it('by no other token with the signature of theirs', async () => {
    const found = await authentication.authenticate(header);
    const forged = header.replace(/\.[^.]+\./, '.eyJyb2xlIjoiYWRtaW4ifQ.');
    expect(authentication.findCachedVisitor(forged)).toBeNull();
    await expect(authentication.authenticate(forged)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(authentication.findCachedVisitor(header)).toBe(found);
  });

  it('until twenty thousand others have been verified since', async () => {
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
