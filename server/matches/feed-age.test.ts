import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { addFeedMetrics, createFeedAge, delayedAfter } from './feed-age.ts';
import type { MatchesContext } from './matches-context.ts';
import type { DailyQuota } from './quota/quota.ts';
import type { MatchCache } from './store/match-cache.ts';
import { makeFeedMatch } from './testing/make-feed-match.ts';

it.each([
  [2, 120],
  [60, 120],
  [61, 122],
  [120, 240],
  [300, 600],
])('a feed that is refreshed every %i s is delayed after %i s', (refresh, delayed) => {
  expect(delayedAfter(refresh)).toBe(delayed);
});

const quotaOf = (hitsToday: number): DailyQuota => ({
  hitsLimit: 100,
  hitsToday,
  spent: { high: 0, medium: 0, low: 0 },
  blockedUntil: null,
});

const at = new Date('2026-03-10T15:00:00.000Z');
const match = makeFeedMatch({
  key: 'test',
  startsAt: '2026-03-10T10:00:00Z',
  phase: 'live',
  format: 'test',
  status: 'Day 1: 3rd Session',
});

function openFeed(asOf: Date | null, readQuota: () => Promise<DailyQuota>, status = match.status, now = at) {
  const listeners: (() => void)[] = [];
  const onChange: MatchCache['onChange'] = (listener) => listeners.push(() => listener([]));
  const known = { match: { ...match, status }, change: 1, version: 1, changedAt: at };
  const memory = { asOf: () => asOf, onChange, all: () => [known] };
  const clock = { now: () => now };
  const age = createFeedAge({ memory, readQuota, clock, log: createLog('silent') });
  const answer = async () => {
    for (const listener of listeners) listener();
    await new Promise(setImmediate);
  };
  return { age, answer };
}

it('states the time of the last response, and the limit for a full quota before the first', () => {
  expect(openFeed(at, async () => quotaOf(0)).age()).toEqual({ as_of: at.toISOString(), delayed_after: 120 });
  expect(openFeed(null, async () => quotaOf(0)).age().as_of).toBe('1970-01-01T00:00:00.000Z');
  const night = new Date('2026-03-10T18:00:00Z');
  expect(openFeed(at, async () => quotaOf(0), 'Day 1: Stumps', night).age().delayed_after).toBe(600);
});

it('allows more time when few hits remain, and keeps the limit when the quota cannot be read', async () => {
  const days = [quotaOf(60)];
  const { age, answer } = openFeed(at, async () => {
    const [next] = days.splice(0, 1);
    if (next === undefined) throw new Error('no database');
    return next;
  });
  await answer();
  expect(age().delayed_after).toBe(240);
  await answer();
  expect(age().delayed_after).toBe(240);
});

it.each([
  ['2026-03-10T18:00:00Z', 0, 600],
  ['2026-03-10T18:00:00Z', 50, 1_200],
  ['2026-03-11T09:30:00Z', 0, 120],
])(
  'follows the interval of the dashboard from stumps until the next day: at %s, after %i hits',
  async (now, hits, limit) => {
    const { age, answer } = openFeed(at, async () => quotaOf(hits), 'Day 1: Stumps', new Date(now));
    await answer();
    expect(age().delayed_after).toBe(limit);
  },
);

it('detects within half a minute that play is due, even without a feed change', () => {
  let now = new Date('2026-03-10T14:24:30Z');
  const fixture = makeFeedMatch({ key: 'soon', startsAt: '2026-03-10T15:00:00Z' });
  const known = { match: fixture, change: 1, version: 1, changedAt: at };
  let checks = 0;
  const all = () => {
    checks += 1;
    return [known];
  };
  const memory = { asOf: () => at, onChange: () => {}, all };
  const clock = { now: () => now };
  const age = createFeedAge({ memory, readQuota: async () => quotaOf(0), clock, log: createLog('silent') });
  expect([age().delayed_after, age().delayed_after, checks]).toEqual([600, 600, 1]);
  now = new Date('2026-03-10T14:25:00Z');
  expect(age().delayed_after).toBe(120);
});

it.each([
  [at, 90],
  [null, -1],
])('operators see the age of the feed in seconds: after a response at %s it is %i', async (asOf, age) => {
  const metrics = new Registry();
  addFeedMetrics({
    metrics,
    clock: { now: () => new Date(at.getTime() + 90_000) },
    memory: { asOf: () => asOf, all: () => [] },
    readQuota: async () => quotaOf(40),
    age: () => ({ as_of: '', delayed_after: 240 }),
  } as unknown as MatchesContext);
  const text = await metrics.metrics();
  expect(text).toContain(`gullylens_feed_age_seconds ${age}\n`);
  expect(text).toContain('gullylens_feed_delayed_after_seconds 240\n');
});
