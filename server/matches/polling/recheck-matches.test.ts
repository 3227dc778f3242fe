import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveMatch, vendorAnswer, vendorMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedCricapi, startScriptedFeed } from '../testing/start-scripted-feed.ts';

const HOUR = 3_600_000;

let on: ScriptedCricapi;
beforeEach(async () => {
  on = await startScriptedFeed('2026-03-10T14:10:00Z');
  on.vendor.answer('series', vendorAnswer([]));
});
afterEach(() => on.stop());

const listsRead = () => on.vendor.requested.filter(({ pathname }) => pathname === '/currentMatches').length;
const notKnown = { status: 'failure', reason: 'ERR: match not found' };
const answerMatches = (...rows: object[]) => on.vendor.answer('currentMatches', vendorAnswer(rows));

/** Ids of the matches that a run requests singly, this many milliseconds later. */
async function askedAfter(milliseconds: number): Promise<(string | null)[]> {
  const before = on.vendor.requested.length;
  on.clock.advance(milliseconds);
  await on.pollOnce();
  const requests = on.vendor.requested.slice(before).filter(({ pathname }) => pathname === '/match_info');
  return requests.map(({ searchParams }) => searchParams.get('id'));
}

describe('a fixture that left the list and never started', () => {
  it('is requested for a day after its start, and no longer', async () => {
    answerMatches(vendorMatch('m1'));
    on.vendor.answer('match_info', vendorAnswer(vendorMatch('m1')));
    await on.pollOnce();
    answerMatches();
    expect(await askedAfter(23 * HOUR)).toEqual(['m1']);
    expect((await on.matches.view.match('m1'))?.phase).toBe('upcoming');
    expect(await askedAfter(2 * HOUR)).toEqual([]);
    expect((await on.matches.view.match('m1'))?.phase).toBe('completed');
  });
});

describe('matches that left the list', () => {
  it('are requested no more often than the plan allows, however often the list is read', async () => {
    const late = vendorMatch('m1', { dateTimeGMT: '2026-03-10T22:30:00' });
    const plan = { hitsToday: 100, hitsLimit: 10_000, hitsUsed: 1 };
    on.vendor.answer('currentMatches', vendorAnswer([late], plan));
    on.clock.advance(9 * HOUR);
    await on.pollOnce();
    on.vendor.answer('currentMatches', vendorAnswer([], plan));
    on.vendor.answer('match_info', vendorAnswer(late, plan));
    expect(await askedAfter(3_000)).toEqual(['m1']);
    const read = listsRead();
    expect(await askedAfter(3_000)).toEqual([]);
    expect(listsRead()).toBe(read + 1);
    expect(await askedAfter(4_000)).toEqual(['m1']);
  });

  it('are requested ten at a time, live ones first', async () => {
    const overdue = Array.from({ length: 6 }, (_, i) => vendorMatch(`due-${i}`));
    const inPlay = Array.from({ length: 6 }, (_, i) => liveMatch(`on-${i}`, 61));
    answerMatches(...overdue, ...inPlay);
    await on.pollOnce();
    answerMatches();
    on.vendor.answer('match_info', notKnown);
    const first = await askedAfter(3_000);
    expect(first).toHaveLength(10);
    expect(first.slice(0, 6).every((id) => id?.startsWith('on-'))).toBe(true);
  });

  it('use the reserved hits only for a match that was live', async () => {
    answerMatches(vendorMatch('due'), liveMatch('on', 61));
    await on.pollOnce();
    on.vendor.answer(
      'currentMatches',
      vendorAnswer([], { hitsToday: 9_997, hitsLimit: 10_000, hitsUsed: 1 }),
    );
    on.vendor.answer('match_info', notKnown);
    expect(await askedAfter(3_000)).toEqual(['on']);
  });
});
