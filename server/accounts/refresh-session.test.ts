import type { TokenPair } from '@gullylens/contract/http/auth';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, JWT_SECRET, serveAccounts } from './testing/accounts-server.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

let database: TestDatabase;
let server: AccountsServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveAccounts(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const works = async (access: string) =>
  (await server.call('GET', '/api/auth/status/', { access })).status === 200;

async function exchange(token: string): Promise<TokenPair> {
  const answer = await server.refresh(token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as TokenPair;
}

async function refusal(token: string): Promise<unknown> {
  const answer = await server.refresh(token);
  return { status: answer.status, body: await answer.json() };
}

const refused = {
  status: 401,
  body: {
    error: 'Your session has ended. Please sign in again.',
    code: 'refresh_refused',
    requestId: expect.any(String),
  },
};

/** Unused refresh tokens of a session. */
async function heads({ access }: TokenPair): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select t.hash from refresh_tokens t join sessions s on s.id = t.session_id
     where s.id = $1 and s.ended_at is null and t.used_at is null`,
    [decodeJwt(access)['sid']],
  );
  return rows;
}

const storedTokens = async ({ access }: TokenPair) => {
  const { rows } = await database.pool.query('select hash from refresh_tokens where session_id = $1', [
    decodeJwt(access)['sid'],
  ]);
  return rows.length;
};

async function signInAndRefresh(count: number) {
  const { tokens } = await server.signIn();
  let last = tokens;
  for (let step = 0; step < count; step += 1) last = await exchange(last.refresh);
  return { first: tokens, last };
}

const securityLines = () => server.logged.filter((line) => line.includes('refresh-token-reuse'));
const reuses = async () => {
  const figure = await server.metrics.getSingleMetric('gullylens_auth_refresh_reuse_total')?.get();
  return figure?.values[0]?.value;
};

describe('a refresh', () => {
  it('returns the next pair of tokens, and both work', async () => {
    const { tokens } = await server.signIn();
    const next = await exchange(tokens.refresh);
    expect(next.refresh).not.toBe(tokens.refresh);
    expect(await works(next.access)).toBe(true);
    expect((await exchange(next.refresh)).refresh).not.toBe(next.refresh);
  });

  it('stores no readable token', async () => {
    const { tokens } = await server.signIn();
    const next = await exchange(tokens.refresh);
    const stored = JSON.stringify((await database.pool.query('select * from refresh_tokens')).rows);
    expect(await heads(tokens)).not.toEqual([]);
    expect(stored).not.toContain(tokens.refresh);
    expect(stored).not.toContain(next.refresh);
  });

  it.each([
    ['a made-up token', 'A'.repeat(43)],
    ['words', 'open sesame'],
  ])('rejects %s', async (_what, token) => {
    expect(await refusal(token)).toEqual(refused);
  });

  it('rejects an access token', async () => {
    const { tokens } = await server.signIn();
    expect(await refusal(tokens.access)).toEqual(refused);
  });

  it('rejects cross-site requests and form submissions', async () => {
    const { tokens } = await server.signIn();
    const body = { refresh: tokens.refresh };
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await server.call('POST', '/api/auth/refresh/', { body, headers })).status).toBe(403);
    const form = { 'content-type': 'text/plain' };
    expect((await server.call('POST', '/api/auth/refresh/', { body, headers: form })).status).toBe(415);
    expect((await server.refresh(tokens.refresh)).status).toBe(200);
  });
});

describe('reuse of the direct parent', () => {
  it('returns the same successor for ten seconds, for two tabs', async () => {
    const { tokens } = await server.signIn();
    const first = await exchange(tokens.refresh);
    server.clock.advance(10 * SECOND);
    const second = await exchange(tokens.refresh);
    expect(second.refresh).toBe(first.refresh);
    expect(await works(second.access)).toBe(true);
    expect(await heads(tokens)).toHaveLength(1);
  });

  it('revokes the session after the grace period, for thief and owner', async () => {
    const { tokens } = await server.signIn();
    const owner = await exchange(tokens.refresh);
    const before = { lines: securityLines().length, reuses: (await reuses()) ?? 0 };
    server.clock.advance(11 * SECOND);
    expect(await refusal(tokens.refresh)).toEqual(refused);
    expect(await refusal(owner.refresh)).toEqual(refused);
    expect(await refusal(tokens.refresh)).toEqual(refused);
    expect(await works(owner.access)).toBe(false);
    expect(await works(tokens.access)).toBe(false);
    expect(securityLines().length - before.lines).toBe(1);
    expect(await reuses()).toBe(before.reuses + 1);
  });
});

it("revokes the session when the parent's successor was never stored", async () => {
  const { tokens } = await server.signIn();
  await exchange(tokens.refresh);
  const other = await serveAccounts(database, {
    jwtSecret: 'another secret, as after an operator changed it',
  });
  expect((await other.refresh(tokens.refresh)).status).toBe(401);
  expect(await heads(tokens)).toEqual([]);
  await other.close();
});

describe('after JWT_SECRET was changed and the old one set as JWT_SECRET_PREVIOUS', () => {
  const changed = {
    jwtSecret: 'the secret that replaces it, longer than 32',
    previousJwtSecret: JWT_SECRET,
  };
  let rotated: AccountsServer;
  beforeAll(async () => {
    rotated = await serveAccounts(database, changed);
  });
  afterAll(() => rotated.close());

  it('accepts access and refresh tokens from before, and issues tokens of the new secret', async () => {
    const { tokens } = await server.signIn();
    expect((await rotated.call('GET', '/api/auth/status/', { access: tokens.access })).status).toBe(200);
    const answer = await rotated.refresh(tokens.refresh);
    expect(answer.status).toBe(200);
    const next = (await answer.json()) as TokenPair;
    expect(await works(next.access)).toBe(false);
    expect((await rotated.refresh(next.refresh)).status).toBe(200);
  });

  it('answers a repeated refresh from before the change like the first time', async () => {
    const { tokens } = await server.signIn();
    const first = await exchange(tokens.refresh);
    const again = await rotated.refresh(tokens.refresh);
    expect(again.status).toBe(200);
    expect(((await again.json()) as TokenPair).refresh).toBe(first.refresh);
    expect(await heads(first)).toHaveLength(1);
  });

  it('still revokes the session when a used token is reused later', async () => {
    const { tokens } = await server.signIn();
    await exchange(tokens.refresh);
    rotated.clock.advance(server.clock.now().getTime() - rotated.clock.now().getTime() + 11 * SECOND);
    expect((await rotated.refresh(tokens.refresh)).status).toBe(401);
    expect(await heads(tokens)).toEqual([]);
  });
});

it('revokes the session when a grandparent is reused, even at once', async () => {
  const { tokens } = await server.signIn();
  const second = await exchange(tokens.refresh);
  const third = await exchange(second.refresh);
  expect(await refusal(tokens.refresh)).toEqual(refused);
  expect(await refusal(third.refresh)).toEqual(refused);
  expect(await works(third.access)).toBe(false);
});

describe('the stored tokens of a session', () => {
  it('are the newest and its parent, after any number of refreshes', async () => {
    const { tokens } = await server.signIn();
    let last = tokens;
    for (let count = 0; count < 20; count += 1) last = await exchange(last.refresh);
    expect(await storedTokens(tokens)).toBe(2);
  });

  it('are not deleted by the refresh of another session', async () => {
    const [phone, laptop] = [await server.signIn(), await server.signIn()];
    const next = await exchange(phone.tokens.refresh);
    await exchange((await exchange(laptop.tokens.refresh)).refresh);
    await exchange(next.refresh);
    expect([await storedTokens(phone.tokens), await storedTokens(laptop.tokens)]).toEqual([2, 2]);
  });
});

describe('a token that is no longer stored', () => {
  it('revokes its session when it is reused', async () => {
    const { first, last } = await signInAndRefresh(5);
    const before = (await reuses()) ?? 0;
    expect(await refusal(first.refresh)).toEqual(refused);
    expect(await refusal(last.refresh)).toEqual(refused);
    expect(await works(last.access)).toBe(false);
    expect(await reuses()).toBe(before + 1);
  });

  it('signs its session out', async () => {
    const { first, last } = await signInAndRefresh(5);
    await server.call('POST', '/api/auth/logout/', { body: { refresh: first.refresh } });
    expect(await works(last.access)).toBe(false);
    expect(await refusal(last.refresh)).toEqual(refused);
  });

  it('has no effect after its session was revoked', async () => {
    const { first, last } = await signInAndRefresh(3);
    await server.call('POST', '/api/auth/logout/', { body: { refresh: last.refresh } });
    const before = await reuses();
    expect(await refusal(first.refresh)).toEqual(refused);
    expect(await reuses()).toBe(before);
  });
});

it('an invented token, or one made from a session id, revokes nothing', async () => {
  const { tokens } = await server.signIn();
  const secret = tokens.refresh.slice(-43);
  const sessionId = String(decodeJwt(tokens.access)['sid']);
  for (const session of ['A'.repeat(22), sessionId, '']) {
    expect(await refusal(`${session}.${secret}`)).toEqual(refused);
  }
  expect((await server.refresh(tokens.refresh)).status).toBe(200);
});

it('reuse on one device does not sign out the others', async () => {
  const [phone, laptop] = [await server.signIn(), await server.signIn()];
  await exchange((await exchange(phone.tokens.refresh)).refresh);
  expect(await refusal(phone.tokens.refresh)).toEqual(refused);
  expect(await works(laptop.tokens.access)).toBe(true);
});

describe('a session expires', () => {
  it('seven days after its last use', async () => {
    const { tokens } = await server.signIn();
    server.clock.advance(7 * DAY - SECOND);
    const next = await exchange(tokens.refresh);
    server.clock.advance(7 * DAY - SECOND);
    const last = await exchange(next.refresh);
    server.clock.advance(7 * DAY);
    expect(await refusal(last.refresh)).toEqual(refused);
  });

  it('after ninety days in any case, and no access token outlives it', async () => {
    let { tokens } = await server.signIn();
    for (let week = 0; week < 15; week += 1) {
      server.clock.advance(6 * DAY - (week === 14 ? 5 * 60 * SECOND : 0));
      tokens = await exchange(tokens.refresh);
    }
    const status = await server.call('GET', '/api/auth/status/', { access: tokens.access });
    const expiresAt = new Date(server.clock.now().getTime() + 5 * 60 * SECOND).toISOString();
    expect(await status.json()).toMatchObject({ expiresAt });
    server.clock.advance(5 * 60 * SECOND);
    expect(await refusal(tokens.refresh)).toEqual(refused);
    expect(await works(tokens.access)).toBe(false);
  });
});

it('two tabs that refresh 15 times at once, three times in a row, share one family and stay signed in', {
  timeout: 60_000,
}, async () => {
  let { tokens } = await server.signIn();
  for (let round = 0; round < 3; round += 1) {
    const { refresh } = tokens;
    const pairs = await Promise.all(Array.from({ length: 15 }, () => exchange(refresh)));
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
    expect(await heads(tokens)).toHaveLength(1);
    expect(await Promise.all(pairs.map(({ access }) => works(access)))).not.toContain(false);
    tokens = pairs[0] as TokenPair;
  }
});
