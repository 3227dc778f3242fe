import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { makeMatches, type ServedMatches, serveMatches } from '../testing/matches-server.ts';
import { vendorAnswer } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedVendor, startScriptedVendor } from '../../vendors/cricapi/testing/scripted-cricapi.ts';

const BEGIN = new Date('2026-03-10T15:00:00Z').getTime();
const MINUTE_MS = 60_000;

let database: TestDatabase;
let vendor: ScriptedVendor;
let clock: ManualClock;
/** The clock of the process that serves readers, as wrong as a machine's may be. */
let readersClock: ManualClock;
let server: ServedMatches;

beforeEach(async () => {
  database = await createTestDatabase();
  vendor = await startScriptedVendor();
  clock = createManualClock(new Date(BEGIN));
  readersClock = createManualClock(new Date(BEGIN + 5 * MINUTE_MS));
  server = await serveMatches(process(readersClock));
});

afterEach(async () => {
  await server.close();
  await vendor.close();
  await database.drop();
});

const process = (time: ManualClock) => makeMatches(database, time, vendor);

async function requestRefresh(): Promise<void> {
  const answer = await server.request('/api/v1/cricket/dashboard/sync/', { method: 'POST' });
  expect(answer.status).toBe(202);
}

/** Polls once after ten seconds. */
async function pollLater(poll: () => Promise<void>): Promise<void> {
  for (const each of [clock, readersClock]) each.advance(10_000);
  await poll();
}

const countRequests = () => vendor.requested.filter(({ pathname }) => pathname === '/currentMatches').length;

it('a refresh request is served once, whatever the clock of the process that received it', async () => {
  vendor.answer('currentMatches', vendorAnswer([]));
  const [poll, successor] = [process(clock).createPoller(), process(clock).createPoller()];
  await poll.pollOnce();
  await requestRefresh();
  for (let i = 0; i < 6; i += 1) await pollLater(poll.pollOnce);
  expect(countRequests()).toBe(2);
  await poll.stop();
  for (let i = 0; i < 6; i += 1) await pollLater(successor.pollOnce);
  expect(countRequests()).toBe(2);
});

it('requests from a process whose clock is ahead are served no faster than the plan allows', async () => {
  vendor.answer('currentMatches', vendorAnswer([]));
  const { pollOnce } = process(clock).createPoller();
  await pollOnce();
  for (let i = 0; i < 4; i += 1) {
    await requestRefresh();
    clock.advance(500);
    await pollOnce();
  }
  expect(countRequests()).toBe(2);
});

it('requests do not shorten the pause after failures', async () => {
  vendor.answer('currentMatches', { status: 'failure', reason: 'Server busy' });
  const { pollOnce } = process(clock).createPoller();
  for (let i = 0; i < 90; i += 1) {
    await requestRefresh();
    await pollLater(pollOnce);
  }
  expect(countRequests()).toBeLessThan(12);
});
