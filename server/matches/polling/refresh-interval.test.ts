import { describe, expect, it } from 'vitest';
import type { DailyQuota } from '../quota/quota.ts';
import {
  isLargerThanFreePlan,
  minLiveSeconds,
  secondsLeft,
  spreadOver,
  extendTtl,
  tableInterval,
} from './refresh-interval.ts';

const quotaOf = (hitsLimit: number, hitsToday = 0): DailyQuota => ({
  hitsLimit,
  hitsToday,
  spent: { high: 0, medium: 0, low: 0 },
  blockedUntil: null,
});

it.each([
  [20, 60],
  [19, 120],
  [10, 120],
  [9, 360],
])('with %i hits remaining an answer of 60 s is fresh for %i s', (remaining, seconds) => {
  expect(extendTtl(60, remaining)).toBe(seconds);
});

describe('the refresh table', () => {
  it.each([
    [51, 60, 300, 3_600],
    [50, 120, 600, 7_200],
    [21, 120, 600, 7_200],
    [20, 300, 1_800, 14_400],
    [0, 300, 1_800, 14_400],
  ])('with %i hits remaining is %i, %i and %i s', (remaining, live, dashboard, rest) => {
    const today = quotaOf(100, 100 - remaining);
    const intervals = (['live', 'dashboard', 'static'] as const).map((kind) => tableInterval(kind, 1, today));
    expect(intervals).toEqual([live, dashboard, rest]);
  });

  it('is never shorter than the TTL', () => {
    expect(tableInterval('live', 120, quotaOf(100))).toBe(120);
  });
});

it('a plan of more than 100 hits refreshes live scores in proportion, at most every 2 s', () => {
  expect([100, 101].map((limit) => isLargerThanFreePlan(quotaOf(limit)))).toEqual([false, true]);
  expect([100, 200, 2_000, 100_000].map((limit) => minLiveSeconds(60, quotaOf(limit)))).toEqual([
    60, 30, 3, 2,
  ]);
});

it('calls are spread over the time, and one is kept for its end when hits allow none', () => {
  expect(spreadOver(3_600, quotaOf(100), { priority: 'high', cost: 1 })).toBe(60);
  expect(spreadOver(3_600, quotaOf(100), { priority: 'low', cost: 10 })).toBe(3_600);
  expect(spreadOver(3_600, quotaOf(100), { priority: 'low', cost: 11 })).toBe(3_600);
  expect(spreadOver(3_600, quotaOf(1_000), { priority: 'low', cost: 10 })).toBe(360);
});

it('the vendor’s day ends at midnight in UTC', () => {
  expect(secondsLeft(new Date('2026-03-10T23:59:30Z'))).toBe(30);
});
