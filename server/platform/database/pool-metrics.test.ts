import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { measurePool, poolMetrics } from './pool-metrics.ts';

let database: TestDatabase;
let one: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  one = openDatabase(database.url, { connections: 1 });
  measurePool('nets', one.pool);
});
afterAll(async () => {
  await one.close();
  await database.drop();
});

/** Returns the values of the measured pool, by state and by part of the histogram. */
async function read(): Promise<Record<string, number>> {
  const all = await Promise.all(poolMetrics.map((metric) => metric.get()));
  return Object.fromEntries(
    all.flatMap(({ values }) =>
      values
        .filter(({ labels }) => labels['pool'] === 'nets' && labels['le'] === undefined)
        .map((each) => [`${labels(each)}`, each.value]),
    ),
  );
}

const labels = (value: object) => {
  const { metricName, labels: of } = value as { metricName?: string; labels: Record<string, string> };
  return of['state'] ?? metricName?.replace('gullylens_database_pool_', '');
};

it('measures the connections of a pool and the wait for them', async () => {
  const startedAt = performance.now();
  const client = await one.pool.connect();
  const waiting = one.pool.query('select 264 as runs');
  expect(await read()).toMatchObject({ used: 1, idle: 0, waiting: 1, wait_seconds_count: 1 });
  await client.query('select pg_sleep(0.05)');
  client.release();
  expect((await waiting).rows).toEqual([{ runs: 264 }]);
  const after = await read();
  expect(after).toMatchObject({ used: 0, idle: 1, waiting: 0, wait_seconds_count: 2 });
  expect(after['wait_seconds_sum']).toBeGreaterThan(0.05);
  // Both waits are within this test.
  expect(after['wait_seconds_sum']).toBeLessThan((2 * (performance.now() - startedAt)) / 1000);
});

it('passes failures to connect on', async () => {
  const closed = openDatabase(database.url, { connections: 1 });
  measurePool('closed', closed.pool);
  await closed.close();
  await expect(closed.pool.query('select 1')).rejects.toThrow('after calling end');
  await expect(closed.pool.connect()).rejects.toThrow('after calling end');
});
