import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';
import { removeExpired } from './end-sessions.ts';

const DAY = 86_400_000;

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

async function countRows() {
  const { rows } = await database.pool.query(
    `select (select count(*)::int from sessions) as sessions,
            (select count(*)::int from refresh_tokens) as tokens,
            (select count(*)::int from spent_credentials) as credentials,
            (select count(*)::int from users) as users`,
  );
  return rows[0];
}

it('deletes sessions and their tokens 30 days after they end, expired credentials, and no users', async () => {
  const context = { db: database.db, clock: server.clock };
  const idle = await server.signIn();
  await server.refresh(idle.tokens.refresh);
  await removeExpired(context);
  expect(await countRows()).toEqual({ sessions: 1, tokens: 2, credentials: 1, users: 1 });
  server.clock.advance(37 * DAY);
  await removeExpired(context);
  expect(await countRows()).toEqual({ sessions: 1, tokens: 2, credentials: 0, users: 1 });
  server.clock.advance(1_000);
  const { tokens } = await server.signIn();
  await removeExpired(context);
  expect(await countRows()).toEqual({ sessions: 1, tokens: 1, credentials: 1, users: 1 });
  expect((await server.refresh(tokens.refresh)).status).toBe(200);
});
