import { describe, expect, it } from 'vitest';
import type { FeedMatch } from '../state/feed-match.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { presentWeight } from './expected-play.ts';
import { planScoresRefresh } from './plan-refresh.ts';

/** A Test of which this was heard last; each day's first ball is at 10:00. */
const lastHeard = (status: string, changes: Partial<FeedMatch> = {}) =>
  makeFeedMatch({
    key: 'test',
    startsAt: '2026-03-10T10:00:00.000Z',
    format: 'test',
    phase: 'live',
    status,
    ...changes,
  });
const dayOne = (time: string) => new Date(`2026-03-10T${time}:00Z`);
const dayTwo = (time: string) => new Date(`2026-03-11T${time}:00Z`);
const dayThree = (time: string) => new Date(`2026-03-12T${time}:00Z`);

describe('after stumps', () => {
  const match = lastHeard('Day 2: Stumps - Kent trail by 127 runs');

  it('nothing is asked until the toss of the next day would be due', () => {
    expect(presentWeight(match, dayTwo('16:00'))).toBe(0);
    expect(presentWeight(match, dayTwo('23:00'))).toBe(0);
    expect(presentWeight(match, dayThree('09:20'))).toBe(0);
  });

  it('the next day is asked about though nothing was heard since', () => {
    expect(presentWeight(match, dayThree('09:30'))).toBeGreaterThan(0);
    expect(presentWeight(match, dayThree('10:30'))).toBeGreaterThan(0);
    const spent = { high: 0, medium: 0, low: 0 };
    const day = { hitsLimit: 100, hitsToday: 0, spent, blockedUntil: null };
    const plan = planScoresRefresh({ matches: [match], day, now: dayThree('10:30') });
    expect(plan.everySeconds).toBeLessThan(600);
    expect(presentWeight(match, dayThree('19:00'))).toBe(0);
  });

  it('play that was called off is over for its day alike', () => {
    const washedOut = lastHeard('Day 2: Play abandoned - wet outfield');
    expect(presentWeight(washedOut, dayTwo('23:00'))).toBe(0);
    expect(presentWeight(washedOut, dayThree('10:30'))).toBeGreaterThan(0);
  });

  it('a long match without a type goes by its days too', () => {
    const untyped = { ...match, format: 'other' } as const;
    expect(presentWeight(untyped, dayTwo('17:00'))).toBe(0);
    expect(presentWeight(untyped, dayThree('10:30'))).toBeGreaterThan(0);
  });

  it('words that do not count the days end the one that is far on, and not the one that begins', () => {
    expect(presentWeight(lastHeard('Stumps'), dayOne('16:30'))).toBe(0);
    expect(presentWeight(lastHeard('Stumps'), dayTwo('10:30'))).toBeGreaterThan(0);
  });

  it('nothing is asked after the fifth day', () => {
    const last = lastHeard('Day 5: Stumps');
    expect(presentWeight(last, new Date('2026-03-15T10:30:00Z'))).toBe(0);
  });
});
