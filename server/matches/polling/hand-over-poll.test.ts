import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { makeMatches } from '../testing/matches-server.ts';
import { liveMatch, vendorAnswer } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedVendor, startScriptedVendor } from '../../vendors/cricapi/testing/scripted-cricapi.ts';

const PAGES = 4;

let database: TestDatabase;
let vendor: ScriptedVendor;
/** The vendor of a process that only waits for the lease. */
let silent: ScriptedVendor;
let clock: ManualClock;

beforeEach(async () => {
  database = await createTestDatabase();
  vendor = await startScriptedVendor();
  silent = await startScriptedVendor();
  clock = createManualClock(new Date('2026-03-10T15:00:00Z'));
});

afterEach(async () => {
  await Promise.all([vendor.close(), silent.close()]);
  await database.drop();
});

/** A separate process with regard to the feed, with a long vendor timeout. */
const process = ({ baseUrl } = vendor) => makeMatches(database, clock, { baseUrl });

const paths = () => vendor.requested.map(({ pathname }) => pathname);

/** Responds with several pages of one match each, and calls `before` before each response. */
function answerPages(before: () => Promise<unknown>): void {
  vendor.answer('currentMatches', async ({ url }: IncomingMessage, response: ServerResponse) => {
    await before();
    const offset = Number(new URL(url ?? '', vendor.baseUrl).searchParams.get('offset'));
    const row = liveMatch(`live-${offset}`, 61, { hasSquad: false });
    response.end(JSON.stringify(vendorAnswer([row], { totalRows: PAGES * 25 })));
  });
}

describe('a long polling run', () => {
  it('keeps its lease, so that its responses are stored', async () => {
    const [poller, other] = [process(), process(silent)];
    const others = other.createPoller();
    answerPages(async () => {
      await database.pool.query(`update leases set expires_at = expires_at - interval '5 seconds'`);
      await others.pollOnce();
    });
    await poller.createPoller().pollOnce();
    expect(poller.currentMatches()).toHaveLength(PAGES);
    expect(silent.requested).toEqual([]);
  });

  it('requests nothing more after losing its lease', async () => {
    answerPages(() => database.pool.query(`update leases set holder = 'another', fencing = fencing + 1`));
    await process().createPoller().pollOnce();
    expect(paths()).toEqual(['/currentMatches']);
  });
});

it('the next lease holder does not request what the previous one has just stored', async () => {
  vendor.answer('currentMatches', vendorAnswer([]));
  vendor.answer('cricScore', vendorAnswer([]));
  vendor.answer('series', vendorAnswer([{ id: 'series-1', name: 'Indian Premier League 2026' }]));
  vendor.answer('countries', vendorAnswer([{ id: 'in', name: 'India' }]));
  vendor.answer('match_scorecard', answerCard);
  const [first, second] = [process().createPoller(), process().createPoller()];
  await second.pollOnce();
  await second.stop();
  clock.advance(25 * 3_600_000);
  const changes = { dateTimeGMT: '2026-03-11T14:00:00', hasSquad: false };
  const rows = ['live-1', 'live-2'].map((id) => liveMatch(id, 61, changes));
  vendor.answer('currentMatches', vendorAnswer(rows));
  for (const _ of ['lists', 'countries', 'card']) await first.pollOnce();
  await first.stop();
  const requests = paths();
  const expected = ['/countries', '/cricScore', '/currentMatches', '/match_scorecard', '/series'];
  expect(requests.slice(-5).toSorted()).toEqual(expected);
  clock.advance(500);
  await second.pollOnce();
  await second.pollOnce();
  expect(paths()).toEqual(requests);
});

function answerCard({ url }: IncomingMessage, response: ServerResponse): void {
  const id = new URL(url ?? '', vendor.baseUrl).searchParams.get('id') ?? '';
  const batting = [{ batsman: { id: 'p1', name: 'Sharma' }, r: 9, b: 5 }];
  const scorecard = [{ inning: 'Mumbai Inning 1', batting }];
  response.end(JSON.stringify(vendorAnswer({ ...liveMatch(id, 61), scorecard })));
}
