import type { Account, DeviceSession } from '@gullylens/contract/http/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, type SignedIn, serveAccounts } from './testing/accounts-server.ts';
import { findContact } from './public.ts';

const DAY = 86_400_000;
const CLEARED = '"storage"';

let database: TestDatabase;
let server: AccountsServer;
const erased: string[] = [];
let refuseToErase = false;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveAccounts(database, {
    listPersonalRecords: () => [
      {
        name: 'scorebook',
        collect: async (userId) => ({ keptFor: userId }),
        erase: async (userId) => {
          if (refuseToErase) throw new Error('not now');
          erased.push(userId);
        },
      },
    ],
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** An account used by one test only. */
function newClaims() {
  const sub = String(Math.random()).slice(2);
  return { sub, email: `u${sub}@example.com` };
}

const as = ({ tokens }: SignedIn, method: string, path: string, body?: unknown) =>
  server.call(method, path, { access: tokens.access, ...(body === undefined ? {} : { body }) });
const readAccount = async (session: SignedIn) =>
  ((await (await as(session, 'GET', '/api/account/')).json()) as { data: Account }).data;
const listSessions = async (session: SignedIn) =>
  (await (await as(session, 'GET', '/api/account/sessions/')).json()) as {
    data: DeviceSession[];
    page: unknown;
  };
const statusOf = async (session: SignedIn) => (await as(session, 'GET', '/api/auth/status/')).status;

it.each([
  ['GET', '/api/account/'],
  ['PATCH', '/api/account/'],
  ['GET', '/api/account/sessions/'],
  ['DELETE', '/api/account/sessions/'],
  ['DELETE', '/api/account/sessions/00000000-0000-4000-8000-000000000000/'],
  ['GET', '/api/account/export/'],
  ['DELETE', '/api/account/'],
])('%s %s requires a signed-in user', async (method, path) => {
  const answer = await server.call(method, path, {});
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'token_missing' });
});

describe('the account', () => {
  it('returns the user and the time of registration', async () => {
    const session = await server.signIn(newClaims());
    const now = server.clock.now().toISOString();
    expect(await readAccount(session)).toEqual({ user: session.user, createdAt: now, signedInAt: now });
  });

  it('accepts a new name, which later sign-ins do not change', async () => {
    const person = newClaims();
    const session = await server.signIn(person);
    const answer = await as(session, 'PATCH', '/api/account/', {
      first_name: ' Smriti ',
      last_name: 'Mandhana',
    });
    expect(answer.status).toBe(200);
    expect((await readAccount(session)).user.name).toBe('Smriti Mandhana');
    expect((await server.signIn(person)).user).toMatchObject({
      first_name: 'Smriti',
      name: 'Smriti Mandhana',
    });
  });

  it('accepts a name of one part', async () => {
    const session = await server.signIn(newClaims());
    await as(session, 'PATCH', '/api/account/', { first_name: 'Smriti', last_name: '' });
    expect((await readAccount(session)).user).toMatchObject({ name: 'Smriti', last_name: '' });
  });

  it.each([
    ['no name', {}],
    ['an empty first name', { first_name: ' ', last_name: 'Rao' }],
    ['a name beyond measure', { first_name: 'x'.repeat(51), last_name: 'Rao' }],
    ['bidirectional control characters', { first_name: 'As\u202eha', last_name: 'Rao' }],
    ['line breaks', { first_name: 'As\nha', last_name: 'Rao' }],
    ['a name that shows nothing', { first_name: '\u3164', last_name: 'Rao' }],
    ['a role', { first_name: 'Asha', last_name: 'Rao', role: 'admin' }],
    ['an address', { first_name: 'Asha', last_name: 'Rao', email: 'other@example.com' }],
  ])('rejects %s and changes nothing', async (_what, body) => {
    const session = await server.signIn(newClaims());
    const before = await readAccount(session);
    expect((await as(session, 'PATCH', '/api/account/', body)).status).toBe(400);
    expect(await readAccount(session)).toEqual(before);
  });
});

describe('signed-in devices', () => {
  it('are listed by last use, and the requesting device is marked', async () => {
    const person = newClaims();
    const phone = await server.signIn(person);
    server.clock.advance(1_000);
    const laptop = await server.signIn(person);
    const { data, page } = await listSessions(phone);
    expect(data.map(({ current }) => current)).toEqual([false, true]);
    expect(data[0]).toEqual({
      id: expect.any(String),
      browser: null,
      system: null,
      signedInAt: server.clock.now().toISOString(),
      lastUsedAt: server.clock.now().toISOString(),
      current: false,
      endedForSafetyAt: null,
    });
    expect(page).toEqual({ offset: 0, limit: 25, total: 2 });
    expect((await listSessions(laptop)).data.map(({ current }) => current)).toEqual([true, false]);
  });

  it('does not list or end sessions of other users', async () => {
    const [mine, theirs] = [await server.signIn(newClaims()), await server.signIn(newClaims())];
    const [session] = (await listSessions(theirs)).data;
    expect((await listSessions(mine)).data.map(({ id }) => id)).not.toContain(session?.id);
    const answer = await as(mine, 'DELETE', `/api/account/sessions/${session?.id}/`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'session_not_found' });
    expect(await statusOf(theirs)).toBe(200);
  });

  it('omits expired sessions', async () => {
    const person = newClaims();
    await server.signIn(person);
    server.clock.advance(7 * DAY);
    expect((await listSessions(await server.signIn(person))).data).toHaveLength(1);
  });

  it('ends one session immediately', async () => {
    const person = newClaims();
    const [phone, laptop] = [await server.signIn(person), await server.signIn(person)];
    const other = (await listSessions(phone)).data.find(({ current }) => !current);
    const answer = await as(phone, 'DELETE', `/api/account/sessions/${other?.id}/`);
    expect(await answer.json()).toEqual({ status: 'success', data: { ended: 1 } });
    expect(answer.headers.get('clear-site-data')).toBeNull();
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 401]);
    expect((await server.refresh(laptop.tokens.refresh)).status).toBe(401);
    expect((await as(phone, 'DELETE', `/api/account/sessions/${other?.id}/`)).status).toBe(404);
  });

  it("clears the browser's storage when a device ends its own session", async () => {
    const session = await server.signIn(newClaims());
    const [own] = (await listSessions(session)).data;
    const answer = await as(session, 'DELETE', `/api/account/sessions/${own?.id}/`);
    expect(answer.headers.get('clear-site-data')).toBe(CLEARED);
    expect(await statusOf(session)).toBe(401);
  });

  it('ends all sessions when signing out everywhere', async () => {
    const person = newClaims();
    const devices = [await server.signIn(person), await server.signIn(person), await server.signIn(person)];
    const answer = await as(devices[0] as SignedIn, 'DELETE', '/api/account/sessions/');
    expect(await answer.json()).toEqual({ status: 'success', data: { ended: 3 } });
    expect(answer.headers.get('clear-site-data')).toBe(CLEARED);
    expect(await Promise.all(devices.map(statusOf))).toEqual([401, 401, 401]);
  });

  it('shows for 30 days that a session was revoked because of token reuse', async () => {
    const person = newClaims();
    const stolen = await server.signIn(person);
    await server.refresh(stolen.tokens.refresh);
    server.clock.advance(11_000);
    await server.refresh(stolen.tokens.refresh);
    const endedForSafetyAt = server.clock.now().toISOString();
    const { data } = await listSessions(await server.signIn(person));
    expect(data.map((session) => session.endedForSafetyAt)).toEqual([null, endedForSafetyAt]);
    server.clock.advance(30 * DAY);
    expect((await listSessions(await server.signIn(person))).data).toHaveLength(1);
  });

  it.each(['../', 'not-an-id', '1 or 1=1'])('rejects the session id %j', async (id) => {
    const session = await server.signIn(newClaims());
    const path = `/api/account/sessions/${encodeURIComponent(id)}/`;
    expect((await as(session, 'DELETE', path)).status).toBe(400);
  });
});

it('exports everything stored about a user in one file', async () => {
  const session = await server.signIn(newClaims());
  const answer = await as(session, 'GET', '/api/account/export/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="gullylens-account.json"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const file = await answer.text();
  expect(JSON.parse(file)).toMatchObject({
    account: { user: session.user },
    devices: [{ userAgent: expect.any(String), endedAt: null }],
    scorebook: { keptFor: session.user.id },
  });
  expect(file).not.toContain(session.tokens.refresh);
});

describe('deleting the account', () => {
  it('revokes all sessions and deletes all personal data', async () => {
    const person = newClaims();
    const [phone, laptop] = [await server.signIn(person), await server.signIn(person)];
    const answer = await as(phone, 'DELETE', '/api/account/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe(CLEARED);
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401]);
    expect((await server.refresh(laptop.tokens.refresh)).status).toBe(401);
    expect(erased).toContain(phone.user.id);
    const { rows } = await database.pool.query('select * from users u where id = $1', [phone.user.id]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${person.sub}|Asha|Rao|googleusercontent`));
    expect(rows).toMatchObject([{ email: null, email_verified: false, granted_role: 'user' }]);
    const devices = await database.pool.query('select user_agent from sessions where user_id = $1', [
      phone.user.id,
    ]);
    expect(devices.rows).toEqual([{ user_agent: '' }, { user_agent: '' }]);
  });

  it('gives the same Google account a new user at its next sign-in', async () => {
    const person = newClaims();
    const before = await server.signIn(person);
    await as(before, 'DELETE', '/api/account/');
    const after = await server.signIn(person);
    expect(after.user.id).not.toBe(before.user.id);
    expect((await listSessions(after)).data).toHaveLength(1);
  });

  it('leaves no name or address in the database', async () => {
    const session = await server.signIn(newClaims());
    const contact = () => findContact(database.db, session.user.id);
    expect(await contact()).toEqual({ name: session.user.name, email: session.user.email });
    expect(await server.accounts.findUser(session.user.id)).toEqual(session.user);
    await as(session, 'DELETE', '/api/account/');
    expect([await contact(), await server.accounts.findUser(session.user.id)]).toEqual([null, null]);
  });

  it('waits for transactions that write about the user, and later ones are rejected', async () => {
    const session = await server.signIn(newClaims());
    const { id } = session.user;
    const hold = () => database.db.transaction((tx) => server.accounts.lockUser(tx, id));
    await database.db.transaction(async (tx) => {
      await server.accounts.lockUser(tx, id);
      const take = database.pool.query('select 1 from users where id = $1 for update nowait', [id]);
      await expect(take).rejects.toMatchObject({ code: '55P03' });
    });
    await hold();
    await as(session, 'DELETE', '/api/account/');
    await expect(hold()).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('changes nothing when a feature cannot delete its data', async () => {
    const session = await server.signIn(newClaims());
    refuseToErase = true;
    expect((await as(session, 'DELETE', '/api/account/')).status).toBe(500);
    refuseToErase = false;
    expect(await statusOf(session)).toBe(200);
    expect((await readAccount(session)).user).toEqual(session.user);
  });
});
