import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { type AccountsServer, serveAccounts } from '../testing/serve-accounts.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };

let database: TestDatabase;
let here: AccountsServer;
let there: AccountsServer;
let theirDatabase: OpenDatabase;
let stopFollowing: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await serveAccounts(database);
  theirDatabase = openDatabase(database.url, { connections: 3 });
  there = await serveAccounts(theirDatabase);
  stopFollowing = await there.accounts.followEndedSessions();
});
afterAll(async () => {
  await stopFollowing();
  await Promise.all([here.close(), there.close()]);
  await theirDatabase.close();
  await database.drop();
});

const signOut = (refresh: string) => here.call('POST', '/api/auth/logout/', { body: { refresh } });
const isRefusedBy = async (server: AccountsServer, access: string) =>
  (await server.call('GET', '/api/auth/status/', { access })).status === 401;
const untilRefusedThere = (access: string) =>
  vi.waitFor(async () => expect(await isRefusedBy(there, access)).toBe(true), PATIENCE);

const breakConnections = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen session_ended'`,
  );

describe('a session that another process ended', () => {
  it('is refused here, though its token was seen before', async () => {
    const { tokens } = await here.signIn();
    expect(await isRefusedBy(there, tokens.access)).toBe(false);
    await signOut(tokens.refresh);
    await untilRefusedThere(tokens.access);
  });

  it('is refused when the connection that tells of it had broken', async () => {
    const { tokens } = await here.signIn();
    expect((await breakConnections()).rowCount).toBe(1);
    await signOut(tokens.refresh);
    await untilRefusedThere(tokens.access);
    await vi.waitFor(() => expect(there.logged.join('')).toContain('lost the connection'), PATIENCE);
  });

  it('is refused by a process that started afterwards', async () => {
    const { tokens } = await here.signIn();
    await signOut(tokens.refresh);
    const late = await serveAccounts(database);
    const stop = await late.accounts.followEndedSessions();
    expect(await isRefusedBy(late, tokens.access)).toBe(true);
    await stop();
    await late.close();
  });
});
