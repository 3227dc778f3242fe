import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minLiveSeconds, extendTtl } from '../polling/refresh-interval.ts';
import {
  allowanceFor,
  type CallRequest,
  checkCallBudget,
  type DailyQuota,
  isJustAfterMidnight,
  isPlausibleLimit,
} from './quota.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

function dayWith(changes: Partial<DailyQuota> = {}): DailyQuota {
  return {
    hitsLimit: 100,
    hitsToday: 0,
    spent: { high: 0, medium: 0, low: 0 },
    blockedUntil: null,
    ...changes,
  };
}

function callRequest(changes: Partial<CallRequest> = {}): CallRequest {
  return { priority: 'high', cost: 1, isEssential: false, hasCopy: true, ...changes };
}

describe('checkCallBudget', () => {
  it.each([
    ['an empty day', {}, {}, null],
    ['high at the end of its share', { hitsToday: 60, spent: { high: 60, medium: 0, low: 0 } }, {}, 'share'],
    [
      'medium while high is spent',
      { hitsToday: 60, spent: { high: 60, medium: 0, low: 0 } },
      { priority: 'medium' },
      null,
    ],
    [
      'medium at the end of its share',
      { spent: { high: 0, medium: 30, low: 0 } },
      { priority: 'medium' },
      'share',
    ],
    ['a scorecard in the low share', {}, { priority: 'low', cost: 10 }, null],
    [
      'a second scorecard',
      { spent: { high: 0, medium: 0, low: 10 } },
      { priority: 'low', cost: 10 },
      'share',
    ],
    ['six hits left', { hitsToday: 94 }, {}, null],
    ['five hits left', { hitsToday: 95 }, {}, 'reserve'],
    ['five hits left for a result', { hitsToday: 95 }, { isEssential: true }, null],
    [
      'a result beyond its share',
      { hitsToday: 80, spent: { high: 60, medium: 0, low: 0 } },
      { isEssential: true },
      null,
    ],
    ['the last hit for a result', { hitsToday: 99 }, { isEssential: true }, null],
    ['no hit left for a result', { hitsToday: 100 }, { isEssential: true }, 'limit'],
    ['ten left and a copy', { hitsToday: 90 }, { priority: 'medium' }, 'cache preferred'],
    ['ten left and no copy', { hitsToday: 90 }, { priority: 'medium', hasCopy: false }, null],
    ['ten left and live', { hitsToday: 90 }, {}, null],
    ['a count beyond the limit', { hitsToday: 114 }, { isEssential: true }, 'limit'],
    ['a probe with no hit left', { hitsToday: 100 }, { isProbe: true }, null],
    [
      'a probe during a block',
      { blockedUntil: new Date('2026-03-10T12:10:00Z') },
      { isProbe: true },
      'blocked',
    ],
    ['a block', { blockedUntil: new Date('2026-03-10T12:10:00Z') }, { isEssential: true }, 'blocked'],
    ['a block that is over', { blockedUntil: NOW }, {}, null],
  ] as const)('%s: %o %o gives %s', (_, day, changes, refusal) => {
    expect(checkCallBudget(dayWith(day), callRequest(changes), NOW)).toBe(refusal);
  });

  it.each([
    [94, 'high', null],
    [95, 'high', 'reserve'],
    [100, 'high', 'limit'],
    [90, 'medium', 'cache preferred'],
  ] as const)(
    'takes a call for one of a single hit, of which there is a copy: %i hits of 100, %s gives %s',
    (hitsToday, priority, refusal) => {
      expect(checkCallBudget(dayWith({ hitsToday }), { priority }, NOW)).toBe(refusal);
    },
  );

  it('never allows a call past the limit, whatever each priority has spent', () => {
    const count = fc.integer({ min: 0, max: 200 });
    const spent = fc.record({ high: count, medium: count, low: count });
    const priority = fc.constantFrom('high', 'medium', 'low');
    const call = fc.record({
      priority,
      cost: fc.integer({ min: 1, max: 10 }),
      isEssential: fc.boolean(),
      hasCopy: fc.boolean(),
    });
    fc.assert(
      fc.property(count, spent, call, (hitsToday, parts, each) => {
        const day = dayWith({ hitsToday, spent: parts });
        const isAllowed = checkCallBudget(day, each, NOW) === null;
        expect(isAllowed && hitsToday + each.cost > 100).toBe(false);
        expect(isAllowed && !each.isEssential && each.cost > allowanceFor(day, each.priority)).toBe(false);
      }),
    );
  });
});

it('a plan has between ten and a million hits a day', () => {
  const limits = [9, 10, 10.5, 1_000_000, 1_000_001];
  expect(limits.map(isPlausibleLimit)).toEqual([false, true, false, true, false]);
});

it('the vendor may count yesterday for five minutes after midnight', () => {
  const times = ['23:59:59.999', '00:00:00.000', '00:04:59.999', '00:05:00.000'];
  expect(times.map((time) => isJustAfterMidnight(new Date(`2026-03-10T${time}Z`)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe('how long an answer is fresh', () => {
  it.each([
    [100, 60, 60],
    [51, 60, 60],
    [50, 60, 120],
    [21, 60, 120],
    [20, 60, 300],
    [19, 60, 300],
    [9, 60, 360],
  ])('with %i hits left, %i s of a live answer become %i s', (remaining, ttl, expected) => {
    expect(minLiveSeconds(ttl, dayWith({ hitsToday: 100 - remaining }))).toBe(expected);
  });

  it('doubles below 20 hits left and triples further below 10', () => {
    expect([20, 19, 10, 9].map((remaining) => extendTtl(60, remaining))).toEqual([60, 120, 120, 360]);
  });

  it.each([
    [2_000, 3],
    [10_000, 2],
    [100_000, 2],
    [50, 60],
  ])('on a plan of %i hits a live answer is fresh for %i s', (hitsLimit, seconds) => {
    const day = dayWith({ hitsLimit, hitsToday: hitsLimit < 100 ? -50 : 0 });
    expect(minLiveSeconds(60, day)).toBe(seconds);
  });
});
