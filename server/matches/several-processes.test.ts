import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MessageBus, createPostgresBus, createValkeyBus } from '../platform/message-bus.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../platform/testing/manual-clock.ts';
import { makeMatches, quietLog } from './testing/matches-server.ts';
import { hasValkey, type RunningValkey, startValkey } from '../platform/testing/start-valkey.ts';
import { liveMatch, vendorAnswer } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedVendor, startScriptedVendor } from '../vendors/cricapi/testing/scripted-cricapi.ts';
import type { Matches } from './public.ts';

let database: TestDatabase;
let vendor: ScriptedVendor;
let clock: ManualClock;
let buses: MessageBus[];

beforeEach(async () => {
  database = await createTestDatabase();
  vendor = await startScriptedVendor();
  clock = createManualClock(new Date('2026-03-10T15:00:00Z'));
  buses = [];
});

afterEach(async () => {
  await Promise.all(buses.map((bus) => bus.close()));
  await vendor.close();
  await database.drop();
});

/** A separate process with regard to the feed: its own cache, bus and lease holder. */
function process(bus: MessageBus): Matches {
  buses.push(bus);
  return makeMatches(database, clock, { baseUrl: vendor.baseUrl, bus });
}

const notices = () => createPostgresBus(database, quietLog);
const askedCount = () => vendor.requested.filter(({ pathname }) => pathname === '/currentMatches').length;

const score = (runs: number) => vendor.answer('currentMatches', vendorAnswer([liveMatch('live-1', runs)]));

function untilRuns(matches: Matches, runs: number): Promise<void> {
  return new Promise((done) => {
    matches.onChange(({ updates }) => {
      if (updates.some(({ match }) => match.score[0]?.r === runs)) done();
    });
  });
}

async function expectToFollow(makeBus: () => MessageBus): Promise<void> {
  const [poller, reader] = [process(makeBus()), process(makeBus())];
  await reader.loadFromStore();
  const stop = await reader.startFollowing();
  const { pollOnce } = poller.createPoller();
  for (const runs of [61, 67]) {
    score(runs);
    clock.advance(20_000);
    const seen = untilRuns(reader, runs);
    await pollOnce();
    await seen;
  }
  expect(reader.currentMatches()[0]).toMatchObject({ key: 'live-1', version: 2 });
  expect(reader.latestChange()).toEqual(poller.latestChange());
  await stop();
}

describe('a process that does not poll', () => {
  it('receives through PostgreSQL notifications what another has stored', async () => {
    await expectToFollow(notices);
  });

  it.skipIf(!hasValkey)('receives it through Valkey (skipped where none is installed)', async () => {
    const valkey = await startValkey();
    await expectToFollow(() => createValkeyBus(valkey.url, quietLog));
    await Promise.all(buses.map((bus) => bus.close()));
    await valkey.stop();
  });

  it.skipIf(!hasValkey)(
    'continues to follow while Valkey is down (skipped where none is installed)',
    async () => {
      const valkey: RunningValkey = await startValkey();
      await valkey.stop();
      await expectToFollow(() => createValkeyBus(valkey.url, quietLog));
    },
  );
});

it('other processes receive a score before the vendor is called for anything else', async () => {
  const order: string[] = [];
  const bus: MessageBus = { ...notices(), publish: async () => void order.push('published') };
  vendor.answer('series', (_request: IncomingMessage, response: ServerResponse) => {
    order.push('requested series');
    response.end(JSON.stringify(vendorAnswer([])));
  });
  score(61);
  await process(bus).createPoller().pollOnce();
  expect(order).toEqual(['published', 'requested series']);
});

it('only the process that stored a change announces it, even when the lease passes on', async () => {
  const received: string[] = [];
  const busOf = (name: string): MessageBus => ({
    ...notices(),
    publish: async () => void received.push(name),
  });
  const [first, second] = [process(busOf('first')).createPoller(), process(busOf('second')).createPoller()];
  score(61);
  await first.pollOnce();
  await second.pollOnce();
  score(67);
  clock.advance(60_000);
  await first.pollOnce();
  await first.stop();
  await second.pollOnce();
  expect(received).toEqual(['first', 'first']);
});

describe('the right to poll', () => {
  it('is one process at a time', async () => {
    score(61);
    const [first, second] = [process(notices()).createPoller(), process(notices()).createPoller()];
    await first.pollOnce();
    clock.advance(60_000);
    await second.pollOnce();
    expect(askedCount()).toBe(1);
    await first.pollOnce();
    expect(askedCount()).toBe(2);
  });

  it('passes on when its holder releases it, or when the lease expires', async () => {
    score(61);
    const [first, second] = [process(notices()).createPoller(), process(notices()).createPoller()];
    await first.pollOnce();
    await first.stop();
    clock.advance(60_000);
    await second.pollOnce();
    expect(askedCount()).toBe(2);
    await database.pool.query(`update leases set expires_at = now() - interval '1 second'`);
    clock.advance(60_000);
    await first.pollOnce();
    expect(askedCount()).toBe(3);
  });

  it('is checked again on writing: a late response to a former holder is not stored', async () => {
    score(61);
    const [former, present] = [process(notices()), process(notices())];
    const [late, next] = [former.createPoller(), present.createPoller()];
    await late.pollOnce();
    vendor.answer('currentMatches', async (_: unknown, response: import('node:http').ServerResponse) => {
      await database.pool.query(`update leases set holder = 'another', fencing = fencing + 1`);
      response.end(JSON.stringify(vendorAnswer([liveMatch('live-1', 99)])));
    });
    clock.advance(60_000);
    await late.pollOnce();
    expect(former.currentMatches()[0]?.score[0]?.r).toBe(61);
    await next.pollOnce();
    expect(present.currentMatches()[0]?.score[0]?.r).toBe(61);
  });
});
