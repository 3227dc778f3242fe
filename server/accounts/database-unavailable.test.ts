import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, type SignedIn, serveAccounts } from './testing/accounts-server.ts';

let database: TestDatabase;
let nowhere: OpenDatabase;
let working: AccountsServer;
/** Another server process, whose database is unreachable. */
let cutOff: AccountsServer;
let session: SignedIn;

beforeAll(async () => {
  database = await createTestDatabase();
  nowhere = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none');
  [working, cutOff] = [await serveAccounts(database), await serveAccounts(nowhere)];
  session = await working.signIn();
});
afterAll(async () => {
  await Promise.all([working.close(), cutOff.close()]);
  await nowhere.close();
  await database.drop();
});

it('authenticates a signed-in user without the database', async () => {
  const { access } = session.tokens;
  expect((await cutOff.call('GET', '/api/auth/status/', { access })).status).toBe(200);
});

describe('while the database is unavailable', () => {
  it.each([
    ['signing in', 'POST', '/api/auth/google/', async () => ({ token: await cutOff.makeCredential() })],
    ['refreshing', 'POST', '/api/auth/refresh/', async () => ({ refresh: session.tokens.refresh })],
    ['signing out', 'POST', '/api/auth/logout/', async () => ({ refresh: session.tokens.refresh })],
    ['the profile', 'GET', '/api/auth/profile/', async () => undefined],
    ['the devices', 'GET', '/api/account/sessions/', async () => undefined],
    ['deleting the account', 'DELETE', '/api/account/', async () => undefined],
  ])('%s is answered with 503, which clients retry', async (_what, method, path, makeBody) => {
    const { access } = session.tokens;
    const answer = await cutOff.call(method, path, { access, body: await makeBody() });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('the session stays valid', async () => {
    expect((await working.refresh(session.tokens.refresh)).status).toBe(200);
  });
});
