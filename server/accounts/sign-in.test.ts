import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';

let database: TestDatabase;
let server: AccountsServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveAccounts(database, {
    analystEmails: ['Ravi@example.com', 'kiran@example.com'],
    adminEmails: ['kavya@example.com'],
    readPremiumUntil: async () => new Date('2026-12-21T06:30:00.000Z'),
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** A Google account that no other test uses. */
function stranger(changes: Record<string, unknown> = {}) {
  const sub = String(Math.random()).slice(2);
  return { sub, email: `u${sub}@example.com`, ...changes };
}

const post = (token: string) => server.call('POST', '/api/auth/google/', { body: { token } });
const postFor = async (claims: Record<string, unknown>) => post(await server.makeCredential(claims));
const usersWith = async (email: string) =>
  (await database.pool.query('select id from users where email = $1', [email])).rows;

describe('signing in', () => {
  it('returns the user and a pair of tokens', async () => {
    const answer = await postFor({ sub: '7', email: 'asha@example.com' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Asha Rao',
        email: 'asha@example.com',
        first_name: 'Asha',
        last_name: 'Rao',
        picture: null,
        profileImage: null,
        role: 'user',
        isPremium: true,
        premium_expires_at: '2026-12-21T06:30:00.000Z',
      },
      tokens: { access: expect.any(String), refresh: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/) },
    });
  });

  it.each([
    ['that is over at this moment', 0, false],
    ['that is on for another second', 1_000, true],
  ])('returns a user whose Premium %s', async (_what, leftMs, isPremium) => {
    let until = new Date(0);
    const other = await serveAccounts(database, { readPremiumUntil: async () => until });
    until = new Date(other.clock.now().getTime() + leftMs);
    const { user } = await other.signIn(stranger());
    expect(user).toMatchObject({ isPremium, premium_expires_at: until.toISOString() });
    await other.close();
  });

  it('returns no end of Premium for a user who never had it', async () => {
    const other = await serveAccounts(database);
    const { user } = await other.signIn(stranger());
    expect(user).toMatchObject({ isPremium: false, premium_expires_at: null });
    await other.close();
  });

  it('is not cached and opens a new session each time', async () => {
    const claims = stranger();
    const [first, second] = [await server.signIn(claims), await server.signIn(claims)];
    expect(second.user.id).toBe(first.user.id);
    expect(second.tokens.refresh).not.toBe(first.tokens.refresh);
    expect((await server.refresh(first.tokens.refresh)).status).toBe(200);
    expect((await postFor(claims)).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['first and last name', { given_name: 'Mithali', family_name: 'Raj', name: 'M. Raj' }, 'Mithali Raj'],
    ['the supplied name when one of them is missing', { family_name: undefined, name: 'M. Raj' }, 'M. Raj'],
    [
      'the address before its at-sign when nothing is supplied',
      { given_name: undefined, family_name: undefined, name: undefined, email: 'mithali.raj@example.com' },
      'mithali.raj',
    ],
  ])('builds the name from %s', async (_what, changes, name) => {
    expect((await server.signIn(stranger(changes))).user.name).toBe(name);
  });
});

describe('the identity of a user', () => {
  it('is the Google subject: a changed address is the same user', async () => {
    const before = stranger();
    const { user } = await server.signIn(before);
    const after = await server.signIn({ ...before, email: `new-${before.email}` });
    expect(after.user).toMatchObject({ id: user.id, email: `new-${before.email}` });
  });

  it('is not the address: a new subject with a known address, in any case, is rejected', async () => {
    const owner = stranger();
    await server.signIn(owner);
    const answer = await postFor({ sub: stranger().sub, email: owner.email.toUpperCase() });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      error: 'This Google account is already associated with another account',
      details: expect.any(String),
      code: 'account_conflict',
      conflict_email: owner.email,
      requestId: expect.any(String),
    });
    expect(await usersWith(owner.email.toUpperCase())).toEqual([]);
  });

  it('cannot change to the address of another user', async () => {
    const [owner, other] = [stranger(), stranger()];
    await server.signIn(owner);
    const { user } = await server.signIn(other);
    expect((await postFor({ ...other, email: owner.email })).status).toBe(409);
    expect((await server.signIn(other)).user).toEqual(user);
  });

  it('is created once by parallel sign-ins', async () => {
    const claims = stranger();
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.signIn(claims)));
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
  });

  it('is created for one of two parallel sign-ins with the same new address', async () => {
    const { email } = stranger();
    const subjects = Array.from({ length: 6 }, () => stranger().sub);
    const answers = await Promise.all(subjects.map((sub) => postFor({ sub, email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await usersWith(email)).toHaveLength(1);
  });
});

describe('an address that Google has not verified', () => {
  it('is not linked to an existing user', async () => {
    const owner = stranger();
    await server.signIn(owner);
    const answer = await postFor({ ...stranger(), email: owner.email, email_verified: false });
    expect(answer.status).toBe(409);
  });

  it('does not block the user who verified it', async () => {
    const squatter = stranger({ email_verified: false });
    const first = await server.signIn(squatter);
    const owner = await server.signIn({ ...stranger(), email: squatter.email });
    expect(owner.user.id).not.toBe(first.user.id);
  });

  it('gets no role', async () => {
    const { user } = await server.signIn(stranger({ email: 'ravi@example.com', email_verified: false }));
    expect(user.role).toBe('user');
  });
});

it.each([
  ['ravi@example.com', 'analyst'],
  ['KAVYA@example.com', 'admin'],
])('%s, listed and verified, signs in with the role %s', async (email, role) => {
  const { user, tokens } = await server.signIn(stranger({ email }));
  expect(user.role).toBe(role);
  expect(await server.accounts.authenticate(`Bearer ${tokens.access}`)).toMatchObject({ role });
});

it('an address that only resembles a listed one gets no role', async () => {
  // The Kelvin sign; its lower case is an ordinary k.
  const { user } = await server.signIn(stranger({ email: '\u212airan@example.com' }));
  expect(user.role).toBe('user');
});

describe('sign-in rejects', () => {
  const refusal = {
    error: 'Invalid Google authentication token. Please try again.',
    code: 'google_token_invalid',
    requestId: expect.any(String),
  };

  it('an invalid credential, with the error text of the contract only', async () => {
    const answer = await postFor(stranger({ aud: 'another.apps.googleusercontent.com' }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(refusal);
  });

  it('a credential that was used before', async () => {
    const credential = await server.makeCredential(stranger());
    expect((await post(credential)).status).toBe(200);
    const again = await post(credential);
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual(refusal);
  });

  it.each(['==', ' ', '\n'])(
    'a credential that was used before, encoded differently with %j at its end',
    async (ending) => {
      const credential = await server.makeCredential(stranger());
      expect((await post(credential)).status).toBe(200);
      expect((await post(credential + ending)).status).toBe(400);
    },
  );

  it('one of two parallel requests with the same credential', async () => {
    const credential = await server.makeCredential(stranger());
    const answers = await Promise.all([post(credential), post(credential), post(credential)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('one of our access tokens', async () => {
    const { tokens } = await server.signIn(stranger());
    expect((await post(tokens.access)).status).toBe(400);
  });

  it.each([
    ['no token', {}],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: 7 }],
    ['a token beyond all measure', { token: 'x'.repeat(8193) }],
    ['more than a token', { token: 'x', role: 'admin' }],
  ])('%s', async (_what, body) => {
    const answer = await server.call('POST', '/api/auth/google/', { body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  });

  it('a cross-site request', async () => {
    const body = { token: await server.makeCredential(stranger()) };
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await server.call('POST', '/api/auth/google/', { body, headers })).status).toBe(403);
  });
});

it('answers 503 with Retry-After when Google is unreachable and its keys are not cached', async () => {
  const cold = await serveAccounts(database);
  cold.google.publish(null);
  const answer = await cold.call('POST', '/api/auth/google/', {
    body: { token: await cold.makeCredential() },
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toMatchObject({ code: 'google_unavailable' });
  await cold.close();
});
