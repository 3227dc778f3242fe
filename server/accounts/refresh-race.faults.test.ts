import type { TokenPair } from '@gullylens/contract/http/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';

const ROUNDS = 200;
const AT_ONCE = 50;

let database: TestDatabase;
let otherPool: OpenDatabase;
/** Two servers on one database, as behind a load balancer. */
let servers: AccountsServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  otherPool = openDatabase(database.url, { connections: 10 });
  servers = [await serveAccounts(database), await serveAccounts(otherPool)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await otherPool.close();
  await database.drop();
});

const server = (number: number) => servers[number % servers.length] as AccountsServer;

async function refreshAt(number: number, token: string): Promise<TokenPair> {
  const answer = await server(number).refresh(token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as TokenPair;
}

it(`${AT_ONCE} parallel refreshes, ${ROUNDS} rounds: the session stays signed in with one valid token`, async () => {
  let { tokens } = await server(0).signIn();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refresh } = tokens;
    const pairs = await Promise.all(Array.from({ length: AT_ONCE }, (_, tab) => refreshAt(tab, refresh)));
    expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
    tokens = pairs[round % AT_ONCE] as TokenPair;
  }
  const status = await server(1).call('GET', '/api/auth/status/', { access: tokens.access });
  expect(status.status).toBe(200);
  const { rows } = await database.pool.query(
    `select count(*)::int as all, count(*) filter (where used_at is null)::int as heads,
            (select count(*)::int from sessions where ended_at is null) as sessions
     from refresh_tokens`,
  );
  expect(rows).toEqual([{ all: 2, heads: 1, sessions: 1 }]);
});
