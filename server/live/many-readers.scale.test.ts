import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { makeAccessToken } from '../main/testing/make-access-token.ts';
import { type ServerProcess, startServerProcess } from '../main/testing/start-server-process.ts';
import type { ReadersReport } from '../main/testing/stream-readers-program.ts';

const PROGRAM = fileURLToPath(new URL('../main/testing/stream-readers-program.ts', import.meta.url));
const READERS = 5000;
const NEVER_READING = 1000;
/** All readers must reconnect within this time after a restart. Long, because other tests may run beside this one. */
const BACK_WITHIN_MS = 60_000;
const OPENING_MS = 60_000;

let database: TestDatabase;
let sandboxes: RunningSandboxes;
let server: ServerProcess;
const children: ChildProcess[] = [];

const needs = () => ({ databaseUrl: database.url, sandboxAddress: sandboxes.address });

beforeAll(async () => {
  database = await createTestDatabase();
  sandboxes = await startSandboxes({ port: 0 });
  server = await startServerProcess(needs());
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await server.end('SIGKILL');
  await sandboxes.stop();
  await database.drop();
});

/** Starts readers in their own process and returns a function that reads their latest report. */
function startReaders(count: number, manner: 'reads' | 'never reads'): () => ReadersReport | undefined {
  const child = fork(PROGRAM, [String(server.port), String(count), manner], {
    execArgv: ['--import', 'tsx'],
  });
  children.push(child);
  let latest: ReadersReport | undefined;
  child.on('message', (report: ReadersReport) => (latest = report));
  return () => latest;
}

function expectAllOpen(readers: () => ReadersReport | undefined, timeout: number): Promise<void> {
  return vi.waitFor(() => expect(readers()?.open).toBe(READERS), { timeout, interval: 250 });
}

/** Waits until the slowest reader has seen what the fastest has now. */
async function expectNobodyLeftBehind(readers: () => ReadersReport | undefined): Promise<void> {
  const target = (readers()?.seen.most ?? 0) + 1;
  const isThere = () => expect(readers()?.seen.least).toBeGreaterThanOrEqual(target);
  await vi.waitFor(isThere, { timeout: 30_000, interval: 250 });
}

test('five thousand readers reconnect after a restart and miss nothing, whatever event id they send', async () => {
  startReaders(NEVER_READING, 'never reads');
  const readers = startReaders(READERS, 'reads');
  await expectAllOpen(readers, OPENING_MS);
  await expectNobodyLeftBehind(readers);
  const { port } = server;
  await server.end('SIGTERM');
  server = await startServerProcess({ ...needs(), port });
  await expectAllOpen(readers, BACK_WITHIN_MS);
  await expectNobodyLeftBehind(readers);
  // Refused without a server (0), or a stream that ended (200); never a server error.
  expect(Object.keys(readers()?.statuses ?? {}).filter((status) => status !== '0')).toEqual(['200']);
  const headers = { authorization: `Bearer ${await makeAccessToken()}` };
  const page = await fetch(`${server.address}/api/v1/cricket/dashboard/overview/`, { headers });
  expect(page.status).toBe(200);
});
