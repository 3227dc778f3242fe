import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sandboxCredentials } from '@gullylens/sandboxes/control/sandbox-settings';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type BundledProgram, bundleProgram } from '../../platform/testing/bundle-program.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createDailyLimit } from './quota.ts';
import { readDailyQuota } from './call-ledger.ts';
import type { SpendingReport } from '../testing/spend-calls-program.ts';

const PROGRAM = fileURLToPath(new URL('../testing/spend-calls-program.ts', import.meta.url));

let database: TestDatabase;
let sandboxes: RunningSandboxes;
let program: BundledProgram;
const children: ChildProcess[] = [];

beforeAll(async () => {
  program = await bundleProgram(PROGRAM);
  database = await createTestDatabase();
  sandboxes = await startSandboxes({ port: 0 });
  await control('feed', { hitsLimit: 40, hitsToday: 0 });
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sandboxes.stop();
  await database.drop();
  await program.remove();
});

function control(what: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`${sandboxes.address}/control/${what}`, request);
}

function startSpending(tries: number): ChildProcess {
  const baseUrl = `${sandboxes.address}/cricapi/v1`;
  const options = [database.url, baseUrl, sandboxCredentials.cricapiKey, String(tries)];
  const child = fork(program.file, options);
  children.push(child);
  return child;
}

async function untilTried(child: ChildProcess, count: number): Promise<void> {
  for (;;) {
    const [report]: SpendingReport[] = await once(child, 'message');
    if (report && report.tried >= count) return;
  }
}

/** Hits by the vendor's own count. */
async function hitsAtVendor(): Promise<number> {
  const answer = await fetch(
    `${sandboxes.address}/cricapi/v1/countries?apikey=${sandboxCredentials.cricapiKey}`,
  );
  const { info } = z.object({ info: z.object({ hitsToday: z.int() }) }).parse(await answer.json());
  return info.hitsToday - 1;
}

it('two processes, and one killed half-way, never exceed the limit', async () => {
  const [first, second] = [startSpending(60), startSpending(60)];
  await untilTried(first, 10);
  first.kill('SIGKILL');
  await Promise.all([once(first, 'exit'), once(second, 'exit')]);
  const third = startSpending(60);
  await once(third, 'exit');
  const hits = await hitsAtVendor();
  expect(hits).toBeLessThanOrEqual(40);
  expect(hits).toBeGreaterThan(20);
  const day = await readDailyQuota(database.db, new Date(), createDailyLimit(null));
  // Calls of the killed process may be counted twice, as in flight and by the vendor, but never too few.
  expect(day.hitsToday).toBeGreaterThanOrEqual(hits);
});
