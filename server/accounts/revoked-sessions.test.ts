import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../platform/testing/database-proxy.ts';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import { type AccountsServer, serveAccounts } from './testing/accounts-server.ts';
import { createRevokedSessions } from './revoked-sessions.ts';

let database: TestDatabase;
let here: AccountsServer;
let there: AccountsServer;
let theirNetwork: DatabaseProxy;
let theirDatabase: OpenDatabase;
let stopFollowing: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await serveAccounts(database);
  theirNetwork = await startDatabaseProxy(database.url);
  theirDatabase = openDatabase(theirNetwork.url, { connections: 3 });
  there = await serveAccounts(theirDatabase);
  stopFollowing = await there.accounts.followRevokedSessions();
});
afterAll(async () => {
  await stopFollowing();
  await Promise.all([here.close(), there.close()]);
  await theirNetwork.stop();
  await theirDatabase.close();
  await database.drop();
});

const signOut = (refresh: string) => here.call('POST', '/api/auth/logout/', { body: { refresh } });
const isRefusedBy = async (server: AccountsServer, access: string) =>
  (await server.call('GET', '/api/auth/status/', { access })).status === 401;
const untilRefusedThere = (access: string) => expect.poll(() => isRefusedBy(there, access)).toBe(true);
const loggedThere = () => there.logged.join('');

const breakListening = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'gullylens session_ended'`,
  );

describe('a session revoked by another process', () => {
  it('is rejected although its token is cached', async () => {
    const { tokens } = await here.signIn();
    expect(await isRefusedBy(there, tokens.access)).toBe(false);
    await signOut(tokens.refresh);
    await untilRefusedThere(tokens.access);
  });

  it('is rejected after the notification connection was lost', async () => {
    const { tokens } = await here.signIn();
    expect((await breakListening()).rowCount).toBe(1);
    await signOut(tokens.refresh);
    await untilRefusedThere(tokens.access);
    await expect.poll(loggedThere).toContain('lost the notification connection');
  });

  it('is rejected after the notification connection died without being closed', async () => {
    const { tokens } = await here.signIn();
    theirNetwork.stall();
    theirNetwork.open();
    await signOut(tokens.refresh);
    await untilRefusedThere(tokens.access);
  });

  it('is accepted while the database does not answer, and rejected afterwards', async () => {
    const { tokens } = await here.signIn();
    there.logged.length = 0;
    theirNetwork.stall();
    await signOut(tokens.refresh);
    await expect.poll(loggedThere).toContain('lost the notification connection');
    expect(await isRefusedBy(there, tokens.access)).toBe(false);
    theirNetwork.open();
    await untilRefusedThere(tokens.access);
  });

  it('is rejected although all connections of the pool are in use', async () => {
    const { tokens } = await here.signIn();
    const held = await Promise.all([1, 2, 3].map(() => theirDatabase.pool.connect()));
    expect((await breakListening()).rowCount).toBeGreaterThan(0);
    await signOut(tokens.refresh);
    await untilRefusedThere(tokens.access);
    for (const client of held) client.release(true);
  });

  it('is rejected by a process that started afterwards', async () => {
    const { tokens } = await here.signIn();
    await signOut(tokens.refresh);
    const late = await serveAccounts(database);
    const stop = await late.accounts.followRevokedSessions();
    expect(await isRefusedBy(late, tokens.access)).toBe(true);
    await stop();
    await late.close();
  });
});

it('revoked sessions are retained for eleven minutes: the lifetime of a token plus one minute', () => {
  const clock = createManualClock();
  const ended = createRevokedSessions(clock);
  ended.add('first');
  ended.add('again');
  clock.advance(60_000);
  ended.add('again');
  clock.advance(10 * 60_000);
  ended.add('third');
  expect(['first', 'again', 'third'].map(ended.has)).toEqual([true, true, true]);
  clock.advance(1);
  ended.add('fourth');
  expect(['first', 'again', 'third', 'fourth'].map(ended.has)).toEqual([false, true, true, true]);
});
