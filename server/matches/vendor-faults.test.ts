import { Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import { sandboxCredentials } from '@gullylens/sandboxes/control/sandbox-settings';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../platform/testing/manual-clock.ts';
import { makeMatches, type ServedMatches, serveMatches } from './testing/matches-server.ts';
import type { Matches } from './public.ts';

const PATHS = [
  '/api/v1/cricket/dashboard/overview/',
  '/api/v1/cricket/dashboard/live-matches/',
  '/api/v1/cricket/matches/upcoming/',
  '/api/v1/cricket/current-matches/',
  '/api/v1/cricket/series/',
  '/api/status/',
];

let database: TestDatabase;
let sandboxes: RunningSandboxes;
let clock: ManualClock;
let server: ServedMatches;
let poll: ReturnType<Matches['createPoller']>;

beforeAll(async () => {
  database = await createTestDatabase();
  sandboxes = await startSandboxes({ port: 0 });
  clock = createManualClock(new Date());
});

beforeEach(async () => {
  clock.advance(24 * 3_600_000);
  await breakVendor('html', 0);
  const patient = (await openMatches(20_000)).createPoller();
  await patient.pollOnce();
  await patient.stop();
  // Waits briefly for a vendor that will not answer.
  const matches = await openMatches(500);
  server = await serveMatches(matches);
  poll = matches.createPoller();
});

afterEach(async () => {
  await poll.stop();
  await server.close();
});

afterAll(async () => {
  await sandboxes.stop();
  await database.drop();
});

async function openMatches(timeoutMs: number): Promise<Matches> {
  const baseUrl = `${sandboxes.address}/cricapi/v1`;
  const matches = makeMatches(database, clock, { baseUrl, key: sandboxCredentials.cricapiKey, timeoutMs });
  await matches.loadFromStore();
  return matches;
}

async function breakVendor(mode: string, count: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ vendor: 'cricapi', mode, count });
  const answer = await fetch(`${sandboxes.address}/control/faults`, { method: 'POST', headers, body });
  expect(answer.ok).toBe(true);
}

async function callsMade(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) from vendor_calls where state <> 'not sent'`,
  );
  return Number(rows[0]?.count);
}

const readOverview = async () => Overview.parse(await (await server.request(PATHS[0] ?? '')).json()).data;

describe('while the vendor fails', () => {
  it.each(['http500', 'http429', 'html', 'truncated', 'hang', 'reset', 'blocked15', 'quota'])(
    'with %s the last good state is served with its age, and calls do not pile up',
    async (mode) => {
      const before = await readOverview();
      expect(before.as_of).toBe(clock.now().toISOString());
      expect(before.current_matches.length).toBeGreaterThan(3);
      const callsBefore = await callsMade();
      await breakVendor(mode, 500);
      for (let i = 0; i < 20; i += 1) {
        clock.advance(3_000);
        await poll.pollOnce();
      }
      expect((await readOverview()).as_of).toBe(before.as_of);
      for (const path of PATHS) expect((await server.request(path)).status).toBe(200);
      expect((await callsMade()) - callsBefore).toBeLessThan(20);
    },
  );
});
