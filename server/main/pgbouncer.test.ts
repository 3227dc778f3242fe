import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { serveAccounts } from '../accounts/testing/accounts-server.ts';
import { signUp } from '../billing/testing/paying-user.ts';
import { startTestBilling } from '../billing/testing/start-test-billing.ts';
import { readSettings } from '../config/read-settings.ts';
import { importHistory } from '../history/import/import-history.ts';
import { createPostgresBus } from '../platform/message-bus.ts';
import { createLifecycle, type Lifecycle } from '../platform/jobs/lifecycle.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { hasPgbouncer, type RunningPgbouncer, startPgbouncer } from '../platform/testing/start-pgbouncer.ts';
import { makeCricsheet } from '../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../vendors/cricsheet/testing/make-zip.ts';
import { migrateDatabase, prepareDatabase } from './prepare-database.ts';

if (!hasPgbouncer) process.stderr.write('PgBouncer is not tested: install the Debian package pgbouncer.\n');

const log = pino({ level: 'silent' });

const readLocks = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query(
    `select from pg_locks join pg_database d on d.oid = database
     where locktype = 'advisory' and datname = current_database()`,
  );
  return rows;
};
const untilNoLockIsLeft = (database: TestDatabase) => expect.poll(() => readLocks(database)).toEqual([]);

describe.skipIf(!hasPgbouncer).each([
  ['session mode', 'session', false],
  ['transaction mode with DATABASE_DIRECT_URL', 'transaction', true],
] as const)('behind PgBouncer in %s', (_title, poolMode, isDirectSet) => {
  let direct: TestDatabase;
  let bouncer: RunningPgbouncer;
  let database: OpenDatabase;
  let lifecycle: Lifecycle;

  beforeAll(async () => {
    direct = await createTestDatabase('empty');
    bouncer = await startPgbouncer(direct.url, poolMode);
  });
  afterAll(async () => {
    await bouncer.stop();
    await direct.drop();
  });

  beforeEach(async () => {
    const read = readSettings({
      DATABASE_URL: bouncer.url,
      ...(isDirectSet ? { DATABASE_DIRECT_URL: direct.url } : {}),
    });
    if (!read.ok) throw new Error(read.faults.join());
    lifecycle = createLifecycle(log);
    database = await prepareDatabase({ environment: read.settings.environment, log, lifecycle });
  });
  afterEach(() => lifecycle.stop());

  it('every connection has the timeouts', async () => {
    const timeouts = `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.05)`;
    const read = await Promise.all(Array.from({ length: 15 }, () => database.pool.query(timeouts)));
    const expected = { statement: '30s', idle: '1min' };
    expect(read.map(({ rows }) => rows[0])).toEqual(read.map(() => expect.objectContaining(expected)));
  });

  it('users sign in, and a revoked session ends in another process', async () => {
    const server = await serveAccounts(database);
    const stop = await server.accounts.followRevokedSessions();
    const { tokens } = await server.signIn();
    const profile = async () => (await server.call('GET', '/api/auth/profile/', tokens)).status;
    expect(await profile()).toBe(200);
    const { rows } = await direct.pool.query(`select id from sessions where ended_at is null`);
    await direct.pool.query(
      `update sessions set ended_at = now(), end_reason = 'signed-out'; select pg_notify('session_ended', '${rows[0].id}')`,
    );
    await expect.poll(profile).toBe(401);
    await stop();
    await server.close();
  });

  it('messages reach other processes', async () => {
    const received: string[] = [];
    const stop = await createPostgresBus(database, log).subscribe('scores', (text) => received.push(text));
    await createPostgresBus(database, log).publish('scores', 'four');
    await expect.poll(() => received).toEqual(['', 'four']);
    await stop();
  });

  it('a payment gives Premium', async () => {
    const on = await startTestBilling({ db: database.db, readersDb: database.db });
    const user = signUp(on);
    await user.verify(await user.pay(await user.openOrder()));
    const statuses = await Promise.all(Array.from({ length: 12 }, () => user.status()));
    expect(statuses.map(({ isPremium }) => isPremium)).toEqual(statuses.map(() => true));
    await on.stop();
  });

  it('an import waits for another one and leaves no lock', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-pgbouncer-'));
    const archives = ['one', 'two'].map((name) => path.join(folder, `${name}.zip`));
    for (const zip of archives) await writeZip(zip, [{ name: 'm.json', content: makeCricsheet() }]);
    const importing = openDatabase(database.directUrl, { connections: 2 });
    const summaries = await Promise.all(archives.map((zip) => importHistory(importing, { zip })));
    expect(summaries.map(({ added }) => added).toSorted()).toEqual([0, 1]);
    await importing.close();
    await untilNoLockIsLeft(direct);
    await rm(folder, { recursive: true });
  });
});

it.skipIf(!hasPgbouncer)(
  'migrations through PgBouncer in transaction mode are serialised, and leave no lock and no setting',
  async () => {
    const direct = await createTestDatabase('empty');
    const bouncer = await startPgbouncer(direct.url, 'transaction');
    const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(bouncer.url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    await untilNoLockIsLeft(direct);
    const { pool, close } = openDatabase(bouncer.url, { connections: 1 });
    const { rows } = await pool.query(`select current_setting('lock_timeout') as lock`);
    expect(rows).toEqual([{ lock: '0' }]);
    await close();
    await bouncer.stop();
    await direct.drop();
  },
);
