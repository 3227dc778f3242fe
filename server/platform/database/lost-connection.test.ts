import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { QUERY_TIMEOUT_MS, type OpenDatabase, openDatabase, withTransactionLock } from './open-database.ts';

let database: TestDatabase;
let one: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  one = openDatabase(database.url, { connections: 1 });
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

const terminate = (pid: unknown) => database.pool.query('select pg_terminate_backend($1)', [pid]);
const work = () => one.db.transaction(async (tx) => tx.execute(sql`select pg_backend_pid() as pid`));
const failed = async (transaction: Promise<unknown>) =>
  transaction.then(
    () => false,
    () => true,
  );

it('replaces a connection that breaks before its transaction begins', async () => {
  const { rows } = await work();
  await Promise.all([terminate(rows[0]?.['pid']), failed(work())]);
  // The next queries may still get the dying connection; they would wait for ever if the pool reused it.
  const outcomes = [await failed(work()), await failed(work()), await failed(work()), await failed(work())];
  expect(outcomes.at(-1)).toBe(false);
});

it('fails a transaction whose connection breaks, and replaces the connection', async () => {
  const broken = one.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await terminate(rows[0]?.['pid']);
    await tx.execute(sql`select 1`);
  });
  expect(await failed(broken)).toBe(true);
  expect((await work()).rows).toHaveLength(1);
});

it('rolls back a transaction whose work fails, and throws its error', async () => {
  await one.db.execute(sql`create table balls (runs int)`);
  const stopped = one.db.transaction(async (tx) => {
    await tx.execute(sql`insert into balls values (6)`);
    throw new Error('rain');
  });
  await expect(stopped).rejects.toThrow('rain');
  expect((await one.db.execute(sql`select * from balls`)).rows).toEqual([]);
});

const pidOf = async () => (await work()).rows[0]?.['pid'];

it('reuses a connection after a transaction, also after a failed one', async () => {
  const pid = await pidOf();
  await one.db
    .transaction(async () => {
      throw new Error('rain');
    })
    .catch(() => undefined);
  expect([await pidOf(), await pidOf()]).toEqual([pid, pid]);
});

it('opens up to twenty connections with keep-alive probes and a statement timeout', async () => {
  const usual = openDatabase(database.url);
  expect(usual.pool.options).toMatchObject({ max: 20, keepAlive: true });
  const { rows } = await usual.pool.query(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '30s', idle: '1min' }]);
  expect(usual.pool.options).not.toHaveProperty('query_timeout');
  expect(QUERY_TIMEOUT_MS).toBe(35_000);
  await usual.close();
});

it('a named lock is held by one transaction at a time, and other names are independent', async () => {
  const order: string[] = [];
  await database.db.transaction(async (tx) => {
    await withTransactionLock(tx, 'bat');
    const next = database.db.transaction(async (other) => {
      await withTransactionLock(other, 'bat');
      order.push('second');
    });
    await database.db.transaction(async (other) => withTransactionLock(other, 'ball'));
    order.push('first');
    void next.then(() => order.push('done'));
  });
  await expect.poll(() => order).toEqual(['first', 'second', 'done']);
});

describe('a connection that stops responding without being closed', () => {
  const statement = sql`select 1 as one`;

  it.each([
    ['a query', ({ db }: OpenDatabase) => db.execute(statement)],
    ['a transaction', ({ db }: OpenDatabase) => db.transaction((tx) => tx.execute(statement))],
  ])('fails %s after a timeout and is replaced', async (_what, sendQuery) => {
    const network = await startDatabaseProxy(database.url);
    const reached = openDatabase(network.url, { connections: 1, queryTimeoutMs: 2_000 });
    expect((await sendQuery(reached)).rows).toEqual([{ one: 1 }]);
    network.stall();
    network.open();
    const failure = await sendQuery(reached).then(String, (error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect((await sendQuery(reached)).rows).toEqual([{ one: 1 }]);
    await network.stop();
    await reached.close();
  });

  it('fails a transaction with the statement that got no response, not with the rollback', async () => {
    const network = await startDatabaseProxy(database.url);
    const reached = openDatabase(network.url, { connections: 1, queryTimeoutMs: 2_000 });
    const broken = reached.db.transaction(async (tx) => {
      await tx.execute(statement);
      network.stall();
      network.open();
      await tx.execute(sql`select 2`);
    });
    const failure = await broken.then(String, (error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(String(failure)).toContain('select 2');
    expect((await reached.db.execute(statement)).rows).toEqual([{ one: 1 }]);
    await network.stop();
    await reached.close();
  });
});

it('reports lost connections, but not those that break because PostgreSQL stops with the server', async () => {
  const lost: unknown[] = [];
  const stopping = openDatabase(database.url, { connections: 1, onLost: (error) => lost.push(error) });
  const { rows } = await stopping.pool.query('select pg_backend_pid() as pid');
  await terminate(rows[0]?.['pid']);
  await expect.poll(() => lost).toHaveLength(1);
  const connected = once(stopping.pool, 'connect');
  await stopping.pool.query('select 1');
  const [client] = await connected;
  const closed = stopping.close();
  client.emit('error', new Error('terminating connection due to administrator command'));
  await closed;
  expect(lost).toHaveLength(1);
});
