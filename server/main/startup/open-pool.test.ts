import { inject, it, expect } from 'vitest';
import type { Pool } from 'pg';
import { quietLog } from '../../matches/testing/matches-server.ts';
import { type Database, openDatabase, QUERY_TIMEOUT_MS } from '../../platform/database/open-database.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';
import { openPool } from './open-pool.ts';

it.each([
  ['checkout', 6],
  ['history', 3],
] as const)('the pool of the %s has %i connections, which are given up when silent', async (name, max) => {
  const lifecycle = createLifecycle(quietLog);
  const database = openDatabase(inject('postgresUrl'));
  const { $client: pool } = openPool({ database, log: quietLog, lifecycle }, name) as Database & {
    readonly $client: Pool;
  };
  expect(pool.options).toMatchObject({ max, query_timeout: QUERY_TIMEOUT_MS });
  await lifecycle.stop();
  expect(pool.ended).toBe(true);
  await database.close();
});
