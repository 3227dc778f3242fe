import type { IncomingMessage, ServerResponse } from 'node:http';
import { Overview } from '@gullylens/contract/http/matches/cricket-dashboard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedCricapi, startScriptedFeed } from './testing/start-scripted-feed.ts';
import { liveMatch, vendorAnswer } from '../vendors/cricapi/testing/make-vendor-match.ts';
import type { Reply } from '../vendors/cricapi/testing/scripted-cricapi.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** More than is read of a response. */
const BODY_BYTES = 5 * 1024 * 1024;

let on: ScriptedCricapi;
beforeEach(async () => {
  on = await startScriptedFeed('2026-03-10T14:00:00Z');
  on.vendor.answer('series', vendorAnswer([]));
  on.vendor.answer('currentMatches', vendorAnswer([liveMatch('m1', 61), liveMatch('m2', 20)]));
  await on.pollOnce();
});
afterEach(() => on.stop());

async function overview() {
  const answer = await on.request('/api/v1/cricket/dashboard/overview/');
  expect(answer.status).toBe(200);
  return Overview.parse(await answer.json()).data;
}
const scores = async () =>
  (await overview()).current_matches.map(({ key, score }) => `${key} ${score[0]?.r}`).toSorted();

/** Sets every later response of the vendor. */
function answerEverything(reply: Reply): void {
  for (const path of ['currentMatches', 'cricScore', 'series', 'match_info', 'countries', 'match_squad']) {
    on.vendor.answer(path, reply);
  }
  on.vendor.answer('match_scorecard', reply);
}

async function pollFor(hours: number, everyMs = MINUTE): Promise<void> {
  for (let passed = 0; passed < hours * HOUR; passed += everyMs) {
    on.clock.advance(everyMs);
    await on.pollOnce();
  }
}

async function callsByState(): Promise<Record<string, number>> {
  const { rows } = await on.database.pool.query<{ state: string; count: string }>(
    'select state, count(*) from vendor_calls group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

const withScore = (o: number) => ({ score: [{ r: 99, w: 2, o, inning: 'Mumbai Inning 1' }] });

describe('an implausible response', () => {
  it.each<[string, Reply]>([
    [
      'five megabytes',
      vendorAnswer(Array.from({ length: 1_000 }, () => ({ id: 'm1', name: 'x'.repeat(BODY_BYTES / 1_000) }))),
    ],
    [
      'overs below nothing',
      vendorAnswer([liveMatch('m1', 0, withScore(-7.3)), liveMatch('m2', 0, withScore(-1))]),
    ],
    ['no list', vendorAnswer({ matches: [] })],
    ['a page in its place', '<html><body>Welcome</body></html>'],
    ['half an answer', JSON.stringify(vendorAnswer([liveMatch('m1', 99)])).slice(0, -40)],
  ])('of %s leaves the last good state with its age and is charged', async (_, reply) => {
    const before = await overview();
    const { answered, failed } = { answered: 0, failed: 0, ...(await callsByState()) };
    answerEverything(reply);
    on.clock.advance(HOUR / 4);
    await on.pollOnce();
    expect(await scores()).toEqual(['m1 61', 'm2 20']);
    const after = await callsByState();
    expect((after['answered'] ?? 0) + (after['failed'] ?? 0)).toBeGreaterThan(answered + failed);
    expect((await overview()).current_matches.map(({ updated_at }) => updated_at)).toEqual(
      before.current_matches.map(({ updated_at }) => updated_at),
    );
  });

  it('about another match changes neither match', async () => {
    on.vendor.answer('currentMatches', vendorAnswer([liveMatch('m2', 20)]));
    on.vendor.answer('match_info', vendorAnswer(liveMatch('m2', 150)));
    on.clock.advance(HOUR / 4);
    await on.pollOnce();
    expect(on.vendor.requested.some(({ pathname }) => pathname === '/match_info')).toBe(true);
    expect(await scores()).toEqual(['m1 61', 'm2 20']);
  });

  it('in one match, even an unstorable one, does not block the new scores of the others', async () => {
    const odd = liveMatch('m1', 70, { name: 'a\0b \ud800', status: '\u202e<script>alert(1)</script>' });
    on.vendor.answer(
      'currentMatches',
      vendorAnswer([odd, liveMatch('m2', 24), liveMatch('m3', 0, withScore(-1))]),
    );
    on.clock.advance(HOUR / 4);
    await on.pollOnce();
    expect(await scores()).toEqual(['m1 70', 'm2 24']);
  });
});

function breakDown(_request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 500;
  response.end('oops');
}

describe('an outage of an hour', () => {
  it('opens the circuit breaker, so that few planned calls reach the vendor', async () => {
    answerEverything(breakDown);
    const earlierRequests = on.vendor.requested.length;
    const { failed = 0 } = await callsByState();
    await pollFor(1);
    const states = await callsByState();
    expect(states['not sent']).toBeGreaterThan(0);
    expect(states['failed']).toBe(failed + on.vendor.requested.length - earlierRequests);
    expect(on.vendor.requested.length - earlierRequests).toBeLessThanOrEqual(10);
    expect(await scores()).toEqual(['m1 61', 'm2 20']);
  });
});

describe('a day whose hits are spent at 14:00', () => {
  it.each([
    ['by our count', { hitsUsed: 1, hitsToday: 100, hitsLimit: 100 }],
    ['by the vendor’s count, which exceeds its own limit', { hitsUsed: 1, hitsToday: 114, hitsLimit: 100 }],
  ])('%s, has one call an hour until the vendor reports a larger plan', async (_, info) => {
    on.vendor.answer('currentMatches', vendorAnswer([liveMatch('m1', 62), liveMatch('m2', 20)], info));
    answerRest(info);
    on.clock.advance(HOUR / 4);
    await on.pollOnce();
    const earlierRequests = on.vendor.requested.length;
    await pollFor(1, 5 * MINUTE);
    await on.restart();
    await pollFor(1, 5 * MINUTE);
    expect(on.vendor.requested.slice(earlierRequests).map(({ pathname }) => pathname)).toEqual([
      '/cricScore',
      '/cricScore',
    ]);
    const { info: shown } = (await (await on.request('/api/status/')).json()) as {
      info: { hitsRemaining: number };
    };
    expect(shown.hitsRemaining).toBe(0);
    expect((await overview()).current_matches).toHaveLength(2);
    const larger = { ...info, hitsLimit: 2_000 };
    on.vendor.answer('currentMatches', vendorAnswer([liveMatch('m1', 63)], larger));
    answerRest(larger);
    on.clock.advance(HOUR);
    await on.pollOnce();
    await pollFor(1 / 6);
    expect(on.vendor.requested.length).toBeGreaterThan(earlierRequests + 10);
  });
});

/** The other endpoints respond with the same usage. */
function answerRest(info: object): void {
  for (const path of ['cricScore', 'series', 'countries', 'match_squad']) {
    on.vendor.answer(path, vendorAnswer([], info));
  }
}
