import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkLedger } from '../../billing/public.ts';
import { runJobs } from '../../billing/testing/deliver-webhook.ts';
import { type PayingUser, signUp } from '../../billing/testing/paying-user.ts';
import { startTestBilling, type TestBilling } from '../../billing/testing/start-test-billing.ts';
import { countRows, withLongConnection } from '../../platform/database/copy-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { dumpDatabase } from '../../platform/database/postgres-tools.ts';
import {
  type DebianPostgres,
  findDebianPostgres,
  startDebianPostgres,
} from '../../platform/testing/start-debian-postgres.ts';
import { MIGRATIONS } from '../prepare-database.ts';
import { backUpDatabase } from './back-up-database.ts';
import { describeRestored, restoreDatabase } from './restore-database.ts';

const bin = await findDebianPostgres();
if (bin === null) process.stderr.write('Backups are not tested: install the Debian package postgresql.\n');

/** The database into which the whole backup was restored; others are copied from it, which takes a tenth of the time. */
const RESTORED = 'restored';

const buy = async (user: PayingUser) => user.verify(await user.pay(await user.openOrder()));
const count = (pool: OpenDatabase['pool']) => withLongConnection(pool, countRows);

/** One payment, two payments, and two for the same order. */
async function payInSeveralWays(on: TestBilling): Promise<void> {
  const [once, twice, doubly] = [signUp(on), signUp(on), signUp(on)];
  await buy(once);
  await buy(twice);
  await buy(twice);
  const orderId = await doubly.openOrder();
  await doubly.verify(await doubly.pay(orderId));
  await doubly.verify(await doubly.pay(orderId, { second: true }));
  await runJobs(on);
}

/** Runs SQL on a connection of its own: a database with open ones can be neither restored nor copied. */
async function query(url: string, sql: string): Promise<unknown[]> {
  const { pool, close } = openDatabase(url, { connections: 1 });
  const { rows } = await pool.query(sql).finally(close);
  return rows;
}

describe.skipIf(bin === null)('a backup', () => {
  let postgres: DebianPostgres;
  let source: OpenDatabase;
  let url: string;
  let on: TestBilling;
  let folder: string;
  let backup: { file: string; size: number; rows: Record<string, number> };
  let restored: { url: string } & Awaited<ReturnType<typeof restoreDatabase>>;

  const readLocks = async () => {
    const { rows: locks } = await source.pool.query<{ objid: string }>(
      `select objid::text from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and datname = 'full_one' and granted`,
    );
    return locks;
  };

  beforeAll(async () => {
    postgres = await startDebianPostgres(bin ?? '');
    url = await postgres.createDatabase('source');
    source = openDatabase(url);
    await migrate(source.pool, MIGRATIONS);
    on = await startTestBilling({ db: source.db, readersDb: source.db });
    folder = await mkdtemp(path.join(tmpdir(), 'gullylens-backup-'));
    await payInSeveralWays(on);
    const file = path.join(folder, 'whole');
    backup = { file, size: await backUpDatabase(url, file), rows: await count(source.pool) };
    const copy = await postgres.createDatabase(RESTORED);
    restored = { url: copy, ...(await restoreDatabase({ url: copy, file, replace: false })) };
  });
  afterAll(async () => {
    await on.stop();
    await source.close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  it('restores every row of every table, and the payments agree', async () => {
    const { size, mode } = await stat(backup.file);
    expect([backup.size, mode & 0o077]).toEqual([size, 0]);
    const { counts, faults } = restored;
    expect(counts).toEqual(backup.rows);
    expect(counts).toMatchObject({ billing_grants: 4, billing_payments: 5, billing_refunds: 1 });
    expect(counts['schema_migrations']).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    const { pool, close } = openDatabase(restored.url);
    expect(await migrate(pool, MIGRATIONS).finally(close)).toEqual([]);
  });

  it('is refused of a database without our tables, and writes no file', async () => {
    const file = path.join(folder, 'empty');
    await expect(backUpDatabase(await postgres.createDatabase('without_tables'), file)).rejects.toThrow(
      /^The database without_tables at 127\S+ has no data of GullyLens: nothing was backed up\.$/,
    );
    await expect(stat(file)).rejects.toThrow(/ENOENT/);
  });

  it('into a folder that does not exist names the file', async () => {
    await expect(backUpDatabase(url, path.join(folder, 'nowhere', 'file'))).rejects.toThrow(
      /^ENOENT: .* open '.*nowhere\/file\.unfinished'$/,
    );
  });

  it('taken while users pay holds only payments that agree', async () => {
    const file = path.join(folder, 'under-load');
    const over = new AbortController();
    const users = [signUp(on), signUp(on)];
    const buying = users.map(async (user) => {
      while (!over.signal.aborted) await buy(user);
    });
    for (const user of users) await expect.poll(user.status).toMatchObject({ isPremium: true });
    const before = await count(source.pool);
    await backUpDatabase(url, file);
    const after = await count(source.pool);
    over.abort();
    await Promise.all(buying);
    const copy = await postgres.createDatabase('under_load');
    const { counts, faults } = await restoreDatabase({ url: copy, file, replace: false });
    expect(faults).toEqual([]);
    expect(after['billing_grants']).toBeGreaterThan(before['billing_grants'] ?? 0);
    expect(counts['billing_grants']).toBeGreaterThanOrEqual(before['billing_grants'] ?? 0);
    expect(counts['billing_grants']).toBeLessThanOrEqual(after['billing_grants'] ?? 0);
  });

  describe('into a database that is not empty', () => {
    let full: string;
    /** Its end is missing. */
    let cut: string;
    const rows = () => query(full, 'select name from kept');

    beforeAll(async () => {
      full = await postgres.createDatabase('full_one');
      await query(full, `create table kept as select 'old' as name`);
      cut = path.join(folder, 'cut');
      await writeFile(cut, (await readFile(backup.file)).subarray(0, -2_000));
    });

    it('is refused while a server has connections', async () => {
      const server = openDatabase(full, { connections: 1 });
      onTestFinished(server.close);
      await server.pool.query('select');
      await expect(restoreDatabase({ url: full, file: backup.file, replace: true })).rejects.toThrow(
        /full_one at 127.* is in use by gullylens: stop every GullyLens server and close other/,
      );
    });

    it('is refused while a program with another name has one', async () => {
      const other = openDatabase(`${full}?application_name=desk`, { connections: 1 });
      onTestFinished(other.close);
      await other.pool.query('select');
      await expect(restoreDatabase({ url: full, file: backup.file, replace: true })).rejects.toThrow(
        /is in use by desk: /,
      );
    });

    it.each([
      [
        'whose payments do not agree',
        'delete from billing_receipts',
        /do not agree: grant without its receipt \(/,
      ],
      [
        'of another line of versions',
        "update schema_migrations set hash = 'another' where number = 1",
        /was changed after it was applied.* Nothing was replaced/,
      ],
    ])('keeps the old data when the backup is one %s', async (_, damage, refusal) => {
      const damaged = await postgres.createDatabase('damaged_source', RESTORED);
      await query(damaged, damage);
      const file = path.join(folder, 'damaged');
      await backUpDatabase(damaged, file);
      await source.pool.query('drop database damaged_source');
      await expect(restoreDatabase({ url: full, file, replace: true })).rejects.toThrow(refusal);
      expect(await rows()).toEqual([{ name: 'old' }]);
    });

    it('is refused without --replace', async () => {
      await expect(restoreDatabase({ url: full, file: backup.file, replace: false })).rejects.toThrow(
        /full_one at 127.* is not empty: .* add --replace/,
      );
    });

    it('leaves the old data when it fails', async () => {
      await expect(restoreDatabase({ url: full, file: cut, replace: true })).rejects.toThrow(
        /^pg_restore failed/,
      );
      expect(await rows()).toEqual([{ name: 'old' }]);
    });

    it('holds the lock of migrations while it runs', async () => {
      const failing = restoreDatabase({ url: full, file: cut, replace: true }).catch(() => null);
      await expect.poll(readLocks).toEqual([{ objid: '4713001' }]);
      await failing;
    });

    it('puts back what a killed restore had set aside, then replaces it', async () => {
      await query(full, 'alter schema public rename to gullylens_before_restore; create schema public');
      await expect(restoreDatabase({ url: full, file: backup.file, replace: false })).rejects.toThrow(
        'not empty',
      );
      const { faults } = await restoreDatabase({ url: full, file: backup.file, replace: true });
      expect(faults).toEqual([]);
      expect(await query(full, `select from pg_namespace where nspname like 'gullylens%'`)).toEqual([]);
      await expect(rows()).rejects.toThrow('relation "kept" does not exist');
    });
  });

  it('does not choose between the data of an interrupted restore and later data', async () => {
    const interrupted = await postgres.createDatabase('interrupted');
    await query(interrupted, 'create schema gullylens_before_restore; create table sold_since (id int)');
    for (const replace of [false, true]) {
      await expect(restoreDatabase({ url: interrupted, file: backup.file, replace })).rejects.toThrow(
        /schema gullylens_before_restore has the data from before, and public has other tables/,
      );
    }
    expect(await query(interrupted, 'select from sold_since')).toEqual([]);
  });

  it('of another program replaces nothing', async () => {
    const others = await postgres.createDatabase('others');
    const full = await postgres.createDatabase('ours');
    const file = path.join(folder, 'others');
    await dumpDatabase({ url: others, file, environment: process.env });
    await query(full, 'create table kept (id int)');
    await expect(restoreDatabase({ url: full, file, replace: true })).rejects.toThrow(
      'holds no complete GullyLens database',
    );
    expect(await query(full, 'select from kept')).toEqual([]);
  });

  it('that is no backup is refused', async () => {
    const file = path.join(folder, 'note');
    await writeFile(file, 'not a backup');
    const empty = await postgres.createDatabase('nothing');
    await expect(restoreDatabase({ url: empty, file, replace: false })).rejects.toThrow(
      /note is not a backup that can be read/,
    );
  });

  it.each([
    [
      'P1',
      `update billing_payments set status = 'captured' where razorpay_payment_id in (select razorpay_payment_id from billing_refunds); delete from billing_refunds`,
    ],
    ['P3', `update billing_premium set premium_until = premium_until + interval '1 second'`],
    ['P3', `delete from billing_receipts`],
    ['P3', `update billing_orders set state = 'closed' where state = 'paid'`],
    ['P4', `update billing_payments set amount_paise = 100`],
    ['P4', `update billing_payments set status = 'failed'`],
  ])('whose payments break %s is reported by the check', async (invariant, damage) => {
    const name = 'damaged';
    const { pool, db, close } = openDatabase(await postgres.createDatabase(name, RESTORED));
    await pool.query(damage);
    expect((await checkLedger(db)).map((fault) => fault.invariant)).toContain(invariant);
    await close();
    await source.pool.query(`drop database ${name}`);
  });
});

it('what was restored is described by the rows of its tables and the faults of its payments', () => {
  const counts = { analyses: 0, users: 3 };
  expect(describeRestored({ counts, faults: [] })).toBe('  users: 3\nPayments, grants and receipts agree.\n');
  const fault = { invariant: 'P3', fault: 'grant without its receipt', examples: ['g1', 'g2'] } as const;
  expect(describeRestored({ counts, faults: [fault] })).toBe(
    '  users: 3\nFAULTS\n  P3: grant without its receipt: g1, g2\n',
  );
});
