import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveMatch, vendorAnswer, vendorMatch } from '../../vendors/cricapi/testing/make-vendor-match.ts';
import { type ScriptedCricapi, startScriptedFeed } from '../testing/start-scripted-feed.ts';

const ROWS = 114;
const PAGE_ROWS = 25;
const INFO = { hitsLimit: 100, hitsUsed: 1 };
const rows = Array.from({ length: ROWS }, (_, i) =>
  i < 10 ? liveMatch(`live-${i}`, 61) : vendorMatch(`soon-${i}`, { dateTimeGMT: '2026-03-11T14:00:00' }),
);

let on: ScriptedCricapi;
beforeEach(async () => {
  on = await startScriptedFeed('2026-03-10T14:30:00Z', { dailyLimit: 100 });
  on.vendor.answer('currentMatches', ({ url }: IncomingMessage, response: ServerResponse) => {
    const offset = Number(new URL(url ?? '/', 'http://vendor').searchParams.get('offset'));
    const page = rows.slice(offset, offset + PAGE_ROWS);
    response.end(JSON.stringify(vendorAnswer(page, { ...INFO, totalRows: ROWS })));
  });
  on.vendor.answer('cricScore', vendorAnswer([], INFO));
  on.vendor.answer('series', vendorAnswer([{ id: 'series-1', name: 'IPLT20 2026' }], INFO));
  on.vendor.answer('countries', vendorAnswer([{ id: 'in', name: 'India', genericFlag: null }], INFO));
  on.vendor.answer('match_squad', vendorAnswer([], INFO));
});
afterEach(() => on.stop());

async function turnFor(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    on.clock.advance(1_000);
    await on.pollOnce();
  }
}

const paths = () => on.vendor.requested.map(({ pathname }) => pathname);
const countOf = (path: string) => paths().filter((each) => each === path).length;

/** Views are recorded in the background. */
async function untilNoted(column: 'readers_at' | 'countries_wanted_at'): Promise<void> {
  const isNoted = async () =>
    (await on.database.pool.query(`select 1 from match_feed where ${column} is not null`)).rowCount === 1;
  await expect.poll(isNoted).toBe(true);
}

describe('at the plan of 100', () => {
  it('a start spends 5 hits before a user reads anything', async () => {
    await turnFor(50);
    expect(paths()).toEqual(Array.from({ length: 5 }, () => '/currentMatches'));
    expect(on.matches.currentMatches()).toHaveLength(ROWS);
  });

  it('live scores come every 60 s', async () => {
    await turnFor(1 + 180);
    expect(countOf('/cricScore')).toBe(3);
  });

  it("used-up hits are checked once an hour, and users' requests do not make it more", async () => {
    await turnFor(1);
    await on.database.pool.query('update vendor_days set hits_today = 92, spent_high = 60');
    on.vendor.answer('cricScore', vendorAnswer([], { ...INFO, hitsToday: 93 }));
    on.clock.advance(600_000);
    const { status } = await on.request('/api/v1/cricket/dashboard/sync/', { method: 'POST' });
    expect(status).toBe(202);
    await turnFor(10);
    expect(countOf('/cricScore')).toBe(0);
    on.clock.advance(3_000_000);
    await turnFor(10);
    expect(countOf('/cricScore')).toBe(1);
  });

  it('series, squads and countries come once a user reads them', async () => {
    await turnFor(1);
    await on.request('/api/v1/cricket/series/');
    await untilNoted('readers_at');
    await turnFor(1);
    expect(countOf('/series')).toBe(1);
    expect(countOf('/match_squad')).toBe(0);
    await on.request('/api/cricket/matches/live-0/players/');
    await on.request('/api/v1/cricket/matches/soon-20/');
    await turnFor(3);
    expect(countOf('/match_squad')).toBe(2);
    expect(countOf('/countries')).toBe(0);
    await on.request('/api/v1/cricket/countries-new/');
    await untilNoted('countries_wanted_at');
    await turnFor(1);
    expect(countOf('/countries')).toBe(1);
  });
});
