import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { acquireLease, releaseLease, LeaseLostError } from './lease.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('truncate leases'));
afterAll(() => database.drop());

const hold = (holder: string) => acquireLease(database.db, holder);
const expire = () => database.pool.query(`update leases set expires_at = now() - interval '1 second'`);

it('is held by one process, which keeps its fencing token when renewing', async () => {
  expect((await hold('one'))?.fencing).toBe(1);
  expect(await hold('two')).toBeNull();
  expect((await hold('one'))?.fencing).toBe(1);
});

it('passes on with the next fencing token when it has expired or was released', async () => {
  await hold('one');
  await expire();
  expect((await hold('two'))?.fencing).toBe(2);
  await releaseLease(database.db, 'one');
  expect(await hold('one')).toBeNull();
  await releaseLease(database.db, 'two');
  expect((await hold('one'))?.fencing).toBe(3);
});

it('neither renews nor allows a write once another process holds it', async () => {
  const lease = await hold('one');
  const write = () => database.db.transaction(async (tx) => lease?.fence(tx));
  await lease?.renew();
  await write();
  await expire();
  await hold('two');
  await expect(lease?.renew()).rejects.toThrow(LeaseLostError);
  await expect(write()).rejects.toThrow(LeaseLostError);
});
