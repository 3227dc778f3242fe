import { describe, expect, it } from 'vitest';
import type { Priority, DailyQuota } from '../quota/quota.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { planMatches, planScores, planSeries, type Situation } from './plan-refresh.ts';

const now = new Date('2026-03-10T14:30:00Z');
const inPlay = makeFeedMatch({
  key: 'live',
  startsAt: '2026-03-10T14:00:00Z',
  phase: 'live',
  status: 'Play',
});
const tomorrow = makeFeedMatch({ key: 'next', startsAt: '2026-03-11T14:00:00Z' });
const never = Number.POSITIVE_INFINITY;

interface Spent extends Partial<Record<Priority, number>> {
  readonly hitsLimit?: number;
  readonly blockedUntil?: Date;
}

function dayAfter({ hitsLimit = 100, blockedUntil, high = 0, medium = 0, low = 0 }: Spent = {}): DailyQuota {
  const hitsToday = high + medium + low;
  return { hitsLimit, hitsToday, spent: { high, medium, low }, blockedUntil: blockedUntil ?? null };
}

function situation(quota: DailyQuota, changes: Partial<Situation> = {}): Situation {
  return { matches: [inPlay], quota, now, hasReaders: false, ...changes };
}
const scores = (spent: Spent, changes: Partial<Situation> = {}) =>
  planScores(situation(dayAfter(spent), changes), false);

describe('scores at the plan of 100', () => {
  it.each([
    [49, 60],
    [50, 120],
    [59, 120],
  ])('while a match is in play, after %i live hits every %i s, from the high share', (high, everySeconds) => {
    expect(scores({ high })).toEqual({ everySeconds, priority: 'high', isProbe: false });
  });

  it('come every 5 minutes with 20 hits left or fewer', () => {
    expect(scores({ high: 50, medium: 30 })).toMatchObject({ everySeconds: 300, priority: 'high' });
    expect(scores({ high: 50, medium: 29 })).toMatchObject({ everySeconds: 120, priority: 'high' });
  });

  it('come at the interval of the dashboard once the high share is used up, from the medium share', () => {
    expect(scores({ high: 60 })).toEqual({ everySeconds: 600, priority: 'medium', isProbe: false });
  });

  it.each([
    ['both shares are used up', { high: 60, medium: 30 }],
    ['ten hits are left and the high share is used up', { high: 60, medium: 20, low: 10 }],
    ['five hits are left', { high: 50, medium: 30, low: 15 }],
    ['no hit is left', { high: 60, medium: 30, low: 10 }],
  ])('are checked once an hour when %s, whether or not a match is in play', (_, spent) => {
    const probe = { everySeconds: 3_600, priority: 'high', isProbe: true };
    expect(scores(spent)).toEqual(probe);
    expect(scores(spent, { matches: [tomorrow] })).toEqual(probe);
  });

  it.each([
    ['the high share', { high: 60, low: 10 }],
    ['the medium share', { medium: 30 }],
  ])('are not checked while only %s is used up and nothing is in play', (_, spent) => {
    const plan = scores(spent, { matches: [tomorrow] });
    expect(plan).toMatchObject({ everySeconds: never, isProbe: false });
  });

  it('are not requested while the vendor blocks', () => {
    const blockedUntil = new Date('2026-03-10T15:00:00Z');
    expect(scores({ blockedUntil })).toMatchObject({ everySeconds: never, isProbe: false });
    const usedUp = { high: 60, medium: 30, low: 10, blockedUntil };
    expect(scores(usedUp)).toMatchObject({ everySeconds: never, isProbe: false });
  });

  it('are not requested while nothing is in play, except for readers at the interval of the dashboard', () => {
    expect(scores({}, { matches: [tomorrow] })).toMatchObject({ everySeconds: never, isProbe: false });
    const forReaders = scores({}, { matches: [tomorrow], hasReaders: true });
    expect(forReaders).toEqual({ everySeconds: 300, priority: 'medium', isProbe: false });
  });
});

const spread = (spent: Spent) => planScores(situation(dayAfter(spent)), true).everySeconds;

describe('scores with hits spread over the play left today', () => {
  it('come as often as the hits left allow: 190 minutes of play, 60 hits', () => {
    expect(spread({})).toBe((190 * 60) / 60);
    expect(spread({ high: 50 })).toBe((190 * 60) / 10);
  });

  it('come no more often than the table says', () => {
    const lastMinutes = new Date('2026-03-10T23:50:00Z');
    const late = { ...inPlay, startsAt: '2026-03-10T20:30:00Z' };
    const day = situation(dayAfter({}), { matches: [late], now: lastMinutes });
    expect(planScores(day, true).everySeconds).toBe(60);
  });
});

describe('scores on a larger plan', () => {
  it('come as often as the hits allow, between the proportion of the plan and the interval of the table', () => {
    expect(scores({ hitsLimit: 101 }).everySeconds).toBe(60);
    expect(scores({ hitsLimit: 1_000 }).everySeconds).toBe((190 * 60) / 600);
    expect(scores({ hitsLimit: 100_000 }).everySeconds).toBe(2);
  });
});

describe('the list of matches', () => {
  it('at the plan of 100 comes on the static interval for readers, and every 4 hours without', () => {
    expect(planMatches(situation(dayAfter(), { hasReaders: true }), 5)).toBe(3_600);
    expect(planMatches(situation(dayAfter({ high: 50 }), { hasReaders: true }), 5)).toBe(7_200);
    expect(planMatches(situation(dayAfter()), 5)).toBe(14_400);
  });

  it('on a larger plan comes as often as the medium share allows', () => {
    const quota = dayAfter({ hitsLimit: 100_000 });
    expect(planMatches(situation(quota), 5)).toBeCloseTo((9.5 * 3_600) / 6_000);
    expect(planMatches(situation(quota, { matches: [tomorrow] }), 5)).toBe(300);
  });
});

describe('the list of series', () => {
  it('waits for readers at the plan of 100, and then comes once an hour', () => {
    expect(planSeries(situation(dayAfter()))).toBe(never);
    expect(planSeries(situation(dayAfter(), { hasReaders: true }))).toBe(3_600);
    expect(planSeries(situation(dayAfter({ hitsLimit: 101 })))).toBe(3_600);
  });
});
