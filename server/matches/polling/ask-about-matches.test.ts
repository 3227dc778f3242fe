import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vendorAnswer, vendorMatch } from '../../testing/vendor-match.ts';
import { type ScriptedFeed, startScriptedFeed } from '../testing/start-scripted-feed.ts';

const HOUR = 3_600_000;

let on: ScriptedFeed;
beforeEach(async () => {
  on = await startScriptedFeed('2026-03-10T14:10:00Z');
  on.vendor.answer('series', vendorAnswer([]));
});
afterEach(() => on.stop());

const answerMatches = (...rows: object[]) => on.vendor.answer('currentMatches', vendorAnswer(rows));

/** The matches that a turn asks about by themselves, that many milliseconds later. */
async function askedAfter(milliseconds: number): Promise<(string | null)[]> {
  const before = on.vendor.asked.length;
  on.clock.advance(milliseconds);
  await on.turn();
  const asked = on.vendor.asked.slice(before).filter(({ pathname }) => pathname === '/match_info');
  return asked.map(({ searchParams }) => searchParams.get('id'));
}

describe('a fixture that left the list and never began', () => {
  it('is asked about for a day after its start, and no longer', async () => {
    answerMatches(vendorMatch('m1'));
    on.vendor.answer('match_info', vendorAnswer(vendorMatch('m1')));
    await on.turn();
    answerMatches();
    expect(await askedAfter(23 * HOUR)).toEqual(['m1']);
    expect(await askedAfter(2 * HOUR)).toEqual([]);
  });
});
