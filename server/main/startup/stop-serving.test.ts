import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { quietLog } from '../../matches/testing/matches-server.ts';
import { systemClock } from '../../platform/clock.ts';
import { findFreePort } from '../../platform/find-free-port.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeAccessToken } from '../testing/make-access-token.ts';
import { SHARED_SECRET } from '../testing/start-server-process.ts';
import { composeProduct } from './compose-product.ts';
import { serveProduct } from './serve-product.ts';
import { createServerMetrics } from './server-metrics.ts';

const lifecycle = createLifecycle(quietLog);
let database: TestDatabase;
let webFolder: string;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  webFolder = await mkdtemp(path.join(tmpdir(), 'gullylens-web-'));
  await writeFile(path.join(webFolder, 'index.html'), '<!doctype html>');
  const read = readSettings({
    JWT_SECRET: SHARED_SECRET,
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    DRAIN_SECONDS: '0.5',
  });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const metrics = createServerMetrics('test');
  const base = { settings: read.settings, database, log: quietLog, clock: systemClock, lifecycle, metrics };
  const product = await composeProduct(base);
  address = await serveProduct({ ...base, product, version: 'test', webFolder, league: null });
});
afterAll(async () => {
  await lifecycle.stop();
  await rm(webFolder, { recursive: true });
  await database.drop();
});

const statusOf = async (url: string) =>
  fetch(address + url).then(
    ({ status }) => status,
    () => 'refused',
  );

it('is ready and answers history pages while other readers hold all their database connections', async () => {
  const { max = 0 } = database.pool.options;
  const held = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
  try {
    const headers = { authorization: `Bearer ${await makeAccessToken()}` };
    const page = await fetch(`${address}/api/cricket/teams/?limit=1`, { headers });
    expect([page.status, await statusOf('/readyz')]).toEqual([200, 200]);
  } finally {
    for (const client of held) client.release();
  }
});

it('serves on while it is not ready, ends streams with a delay, then closes the port before jobs stop', async () => {
  const stream = await fetch(`${address}/api/live/`, {
    headers: { authorization: `Bearer ${await makeAccessToken()}` },
  });
  let statusDuringJobs: number | string = 'unknown';
  lifecycle.started('jobs', async () => {
    statusDuringJobs = await statusOf('/livez');
  });
  expect(await statusOf('/readyz')).toBe(200);
  const stopped = lifecycle.stop();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/livez')).toBe(200);
  const received = await stream.text();
  const [, retryMs, reason] = /retry: (\d+)\nevent: bye\ndata: \{"reason":"(\w+)"/.exec(received) ?? [];
  expect(reason).toBe('restart');
  expect(Number(retryMs)).toBeGreaterThanOrEqual(1_000);
  expect(Number(retryMs)).toBeLessThan(10_000);
  await stopped;
  expect(statusDuringJobs).toBe('refused');
});
