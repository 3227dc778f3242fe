import { LiveFeedAge, LiveSnapshot, LiveUpdate } from '@gullylens/contract/live/live-messages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import {
  makeMatches,
  quietLog,
  type ServedMatches,
  serveMatches,
} from '../matches/testing/matches-server.ts';
import { liveMatch, vendorAnswer } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedVendor, startScriptedVendor } from '../vendors/cricapi/testing/scripted-cricapi.ts';
import { createLive, type Live } from './public.ts';

const metrics = createMetrics('test');
const clock = createManualClock(new Date('2026-03-10T15:00:00Z'));
let database: TestDatabase;
let vendor: ScriptedVendor;
let server: ServedMatches;
let live: Live;
let turn: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  vendor = await startScriptedVendor();
  const matches = makeMatches(database, clock, vendor);
  await matches.loadFromStore();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  live = createLive({
    matches,
    log: quietLog,
    clock,
    metrics,
    isSessionRevoked: () => false,
    limitFactor: 1,
  });
  server = await serveMatches(matches, live.handlers);
  turn = matches.createPoller().pollOnce;
});

afterAll(async () => {
  vi.useRealTimers();
  live.close();
  await server.close();
  await vendor.close();
  await database.drop();
});

const score = (runs: number) => vendor.answer('currentMatches', vendorAnswer([liveMatch('live-1', runs)]));

/** Yields the events of a stream. */
async function* eventsOf(response: Response) {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.includes('data: ')) yield event;
    }
  }
}

const dataOf = (event: string | undefined): unknown =>
  JSON.parse(/^data: (.*)$/m.exec(event ?? '')?.[1] ?? 'null');
const nextOf = async (events: AsyncGenerator<string>) => (await events.next()).value ?? undefined;

describe('GET /api/live/', () => {
  it('sends a snapshot, then each change with its number', async () => {
    score(61);
    await turn();
    const events = eventsOf(await server.request('/api/live/'));
    const snapshot = LiveSnapshot.parse(dataOf(await nextOf(events)));
    expect(snapshot.matches.map((match) => [match.key, match.score[0]?.r])).toEqual([['live-1', 61]]);
    score(67);
    clock.advance(20_000);
    await turn();
    const update = await nextOf(events);
    expect(await metrics.getSingleMetricAsString('gullylens_live_streams')).toContain(
      'gullylens_live_streams 1',
    );
    const { version, match } = LiveUpdate.parse(dataOf(update));
    expect([update?.startsWith(`id: ${version}\nevent: update`), version]).toEqual([
      true,
      snapshot.version + 1,
    ]);
    expect(match).toMatchObject({ key: 'live-1', version: 2, score: [{ r: 67 }] });
    await events.return(undefined);
  });

  it('sends the age of the feed every 15 seconds, also without changes', async () => {
    score(67);
    const events = eventsOf(await server.request('/api/live/'));
    const { as_of } = LiveSnapshot.parse(dataOf(await nextOf(events)));
    clock.advance(20_000);
    await turn();
    vi.advanceTimersByTime(15_000);
    const event = await nextOf(events);
    expect(event).toMatch(/^event: feed_age\n/);
    const age = LiveFeedAge.parse(dataOf(event));
    expect(Date.parse(age.as_of)).toBe(Date.parse(as_of) + 20_000);
    expect([age.now, age.delayed_after]).toEqual([clock.now().toISOString(), 120]);

    const later = eventsOf(await server.request('/api/live/'));
    expect(LiveSnapshot.parse(dataOf(await nextOf(later))).as_of).toBe(age.as_of);
    await events.return(undefined);
    await later.return(undefined);
  });

  it('sends the missed changes to a reconnecting reader', async () => {
    const first = eventsOf(await server.request('/api/live/'));
    const { version } = LiveSnapshot.parse(dataOf(await nextOf(first)));
    await first.return(undefined);
    for (const runs of [71, 75]) {
      score(runs);
      clock.advance(20_000);
      await turn();
    }
    const again = eventsOf(
      await server.request('/api/live/', { headers: { 'last-event-id': `${version}` } }),
    );
    const missed = LiveUpdate.parse(dataOf(await nextOf(again)));
    expect([missed.version, missed.match.score[0]?.r]).toEqual([version + 2, 75]);
    await again.return(undefined);
  });

  it('opens no stream for a HEAD request', async () => {
    const answer = await server.request('/api/live/', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('rejects more than twelve streams of a user until one is closed', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => server.request('/api/live/')));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
    const refused = await server.request('/api/live/');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
    for (const { body } of opened) await body?.cancel();
    await expect.poll(() => live.size()).toBe(0);
    const again = await server.request('/api/live/');
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('rejects more than two thousand streams of a network, times the limit factor', async () => {
    const matches = makeMatches(database, clock, vendor);
    await matches.loadFromStore();
    const few = createLive({
      matches,
      log: quietLog,
      clock,
      isSessionRevoked: () => false,
      limitFactor: 0.001,
      metrics: createMetrics('test'),
    });
    const served = await serveMatches(matches, few.handlers);
    const opened = [await served.request('/api/live/'), await served.request('/api/live/')];
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    expect((await served.request('/api/live/')).status).toBe(429);
    for (const { body } of opened) await body?.cancel();
    few.close();
    await served.close();
  });

  it('requires a signed-in user', async () => {
    const answer = await fetch(`${server.address}/api/live/`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      401,
      'application/json; charset=utf-8',
    ]);
  });
});
