import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { listenForNotifications } from './listen-for-notifications.ts';

it('gives up a connection that stops responding before its first heartbeat', async () => {
  const database = await createTestDatabase('empty');
  const network = await startDatabaseProxy(database.url);
  const listening = listenForNotifications({
    url: network.url,
    channel: 'scores',
    onConnected: async (db) => {
      network.stall();
      await db.execute(sql`select 1`);
    },
    onNotice: () => undefined,
    onLost: () => undefined,
  });
  const failure = await listening.catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await network.stop();
  await database.drop();
});

it('reports a lost connection once, and reconnects so that missed data can be read', async () => {
  const database = await createTestDatabase('empty');
  const network = await startDatabaseProxy(database.url);
  let [losses, connects] = [0, 0];
  const received: string[] = [];
  const stop = await listenForNotifications({
    url: network.url,
    channel: 'scores',
    onConnected: async () => {
      connects += 1;
      // The second connection fails.
      if (connects === 2) throw new Error('not now');
    },
    onNotice: (payload) => received.push(payload),
    onLost: () => {
      losses += 1;
    },
  });
  network.cut();
  await expect.poll(() => connects).toBe(3);
  await database.pool.query(`select pg_notify('scores', 'six')`);
  await expect.poll(() => received).toEqual(['six']);
  expect(losses).toBe(1);
  await stop();
  expect(losses).toBe(1);
  await network.stop();
  await database.drop();
});
