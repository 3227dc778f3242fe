import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { isDatabaseAway } from './database-failures.ts';
import { listenForNotices } from './listen-for-notices.ts';
import { openDatabase } from './open-database.ts';

it('a connection that falls silent before its first heartbeat is given up', async () => {
  const database = await createTestDatabase('empty');
  const network = await startDatabaseProxy(database.url);
  const { pool, close } = openDatabase(network.url);
  const listening = listenForNotices({
    pool,
    channel: 'scores',
    onConnected: async (db) => {
      network.stall();
      await db.execute(sql`select 1`);
    },
    onNotice: () => undefined,
    onLost: () => undefined,
  });
  const failure = await listening.catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  await network.stop();
  await close();
  await database.drop();
}, 30_000);
