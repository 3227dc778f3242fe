import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveMatch, vendorAnswer, vendorMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedCricapi, startScriptedFeed } from '../testing/start-scripted-feed.ts';

const HOUR = 3_600_000;

let on: ScriptedCricapi;
let warnings: string[];
beforeEach(async () => {
  warnings = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).msg) });
  on = await startScriptedFeed('2026-03-10T14:30:00Z', { dailyLimit: 100, log });
  on.vendor.answer('currentMatches', vendorAnswer([liveMatch('on', 61), vendorMatch('soon', SOON)]));
  on.vendor.answer('match_info', { status: 'failure', reason: 'ERR: match not found' });
  await on.pollOnce();
});
afterEach(() => on.stop());

const SOON = { dateTimeGMT: '2026-03-10T15:00:00' };
const row = { id: 'on', ms: 'live', t1: 'Mumbai', t2: 'Pune', status: 'Mumbai opt to bat', t1s: '70/2 (8)' };

const UNKNOWN_SIDES = { t1: 'Nobody', t1s: '1/0 (1)', t2: 'No One', t2s: '2/0 (1)' };

/** Ids of the matches that are requested singly after these rows, a minute later. */
async function requestedAfter(...rows: object[]): Promise<(string | null)[]> {
  on.vendor.answer('cricScore', vendorAnswer(rows));
  on.clock.advance(61_000);
  return requestedByPoll();
}

/** Ids of the matches that the next poll requests singly. */
async function requestedByPoll(): Promise<(string | null)[]> {
  const before = on.vendor.requested.length;
  await on.pollOnce();
  const requests = on.vendor.requested.slice(before).filter(({ pathname }) => pathname === '/match_info');
  return requests.map(({ searchParams }) => searchParams.get('id'));
}

const find = (key: string) => on.matches.currentMatches().find((match) => match.key === key);

describe('a row of all scores', () => {
  it('changes the total without requesting a match that simply continues', async () => {
    expect(await requestedAfter(row)).toEqual([]);
    expect(find('on')?.score).toMatchObject([{ r: 70, w: 2, o: '8.0' }]);
  });

  it('is skipped with a warning when it is unreadable, and so is a match', async () => {
    await requestedAfter(row);
    expect(warnings).toEqual([]);
    await requestedAfter(row, { id: null });
    expect(find('on')?.score).toMatchObject([{ r: 70 }]);
    on.vendor.answer('currentMatches', vendorAnswer([liveMatch('on', 61), { id: null }]));
    on.clock.advance(4 * HOUR);
    await on.pollOnce();
    expect(warnings).toEqual(['skipped unreadable scores', 'skipped unreadable matches']);
  });

  it('of a match that starts or ends causes a request for that match', async () => {
    const started = { ...row, id: 'soon', t1s: '', status: 'Pune opt to bat' };
    expect(await requestedAfter({ ...row, ms: 'result', status: 'Mumbai won by 9 runs' }, started)).toEqual([
      'soon',
      'on',
    ]);
  });

  it('with an unknown innings causes a request for that match', async () => {
    const both = { ...row, t1: 'Pune', t2: 'Mumbai', t1s: '80/3 (9)', t2s: '70/2 (8)' };
    expect(await requestedAfter(both)).toEqual([]);
    expect(find('on')?.score).toHaveLength(2);
    expect(await requestedAfter({ ...row, ...UNKNOWN_SIDES, id: 'soon', status: '' })).toEqual(['soon']);
  });

  it('with more totals than innings causes a request for that match while it is live', async () => {
    expect(await requestedAfter({ ...row, ...UNKNOWN_SIDES })).toEqual(['on']);
  });

  it('with more totals than innings causes no request for a match that is over', async () => {
    const over = { ...row, ms: 'result', status: 'Mumbai won by 9 runs' };
    expect(await requestedAfter(over)).toEqual(['on']);
    // A match is not requested twice within a few minutes.
    on.clock.advance(HOUR);
    expect(await requestedAfter({ ...over, ...UNKNOWN_SIDES })).toEqual([]);
  });

  it('of an unknown match causes a request while it is live', async () => {
    expect(await requestedAfter({ ...row, id: 'new' })).toEqual(['new']);
    expect(await requestedAfter({ ...row, id: 'later', ms: 'fixture', t1s: '' })).toEqual([]);
  });
});

/** Ids of the matches that are requested singly after these rows of the list of matches have left it. */
async function requestedAfterLeaving(rows: object[]): Promise<(string | null)[]> {
  on.vendor.answer('cricScore', vendorAnswer([]));
  on.vendor.answer('currentMatches', vendorAnswer(rows));
  on.clock.advance(4 * HOUR);
  await on.pollOnce();
  on.vendor.answer('currentMatches', vendorAnswer([]));
  on.clock.advance(4 * HOUR);
  return requestedByPoll();
}

describe('the list of matches', () => {
  it('causes requests for live matches that left it, within a twentieth of the hits', async () => {
    const many = Array.from({ length: 10 }, (_, i) => liveMatch(`on-${i}`, 61));
    expect(await requestedAfterLeaving(many)).toHaveLength(4);
  });

  it.each([
    ['a match that is over', { matchStarted: true, matchEnded: true, status: 'Mumbai won by 9 runs' }, []],
    ['a match that should have begun', {}, ['left']],
    ['a match that has not begun', { dateTimeGMT: '2026-03-10T23:00:00' }, []],
  ])('requests %s after it left it: $2', async (_, facts, requested) => {
    const ids = await requestedAfterLeaving([vendorMatch('left', facts)]);
    expect(ids.filter((id) => id === 'left')).toEqual(requested);
  });
});
