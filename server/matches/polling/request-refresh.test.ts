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
/** Of the process that readers ask: as far wrong as a machine may be. */
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

async function wish(): Promise<void> {
  const answer = await server.request('/api/v1/cricket/dashboard/sync/', { method: 'POST' });
  expect(answer.status).toBe(202);
}

/** Ten seconds go by, and then comes a turn of the poll. */
async function turnLater(turn: () => Promise<void>): Promise<void> {
  for (const each of [clock, readersClock]) each.advance(10_000);
  await turn();
}

const timesAsked = () => vendor.asked.filter(({ pathname }) => pathname === '/currentMatches').length;

it('a wish for a refresh is served once, whatever the clock of the process that took it says', async () => {
  vendor.answer('currentMatches', vendorAnswer([]));
  const [poll, successor] = [process(clock).createTurn(), process(clock).createTurn()];
  await poll.turn();
  await wish();
  for (let i = 0; i < 6; i += 1) await turnLater(poll.turn);
  expect(timesAsked()).toBe(2);
  await poll.stop();
  for (let i = 0; i < 6; i += 1) await turnLater(successor.turn);
  expect(timesAsked()).toBe(2);
});

it('wishes from a process whose clock is ahead come no faster than the plan allows', async () => {
  vendor.answer('currentMatches', vendorAnswer([]));
  const { turn } = process(clock).createTurn();
  await turn();
  for (let i = 0; i < 4; i += 1) {
    await wish();
    clock.advance(500);
    await turn();
  }
  expect(timesAsked()).toBe(2);
});

it('wishes do not shorten the pause after failures', async () => {
  vendor.answer('currentMatches', { status: 'failure', reason: 'Server busy' });
  const { turn } = process(clock).createTurn();
  for (let i = 0; i < 90; i += 1) {
    await wish();
    await turnLater(turn);
  }
  expect(timesAsked()).toBeLessThan(12);
});
