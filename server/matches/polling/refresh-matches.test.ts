import { expect, it } from 'vitest';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import { isOpen } from './refresh-matches.ts';

const now = new Date('2026-03-10T15:00:00Z');
const DAY_MS = 24 * 3_600_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

it.each([
  [-1, false],
  [0, false],
  [1, true],
  [DAY_MS, true],
  [DAY_MS + 1, false],
])(
  'an upcoming match whose start was %i ms ago is requested when the list lacks it: %s',
  (since, isAsked) => {
    expect(isOpen(makeFeedMatch({ key: 'm', startsAt: ago(since) }), now)).toBe(isAsked);
  },
);

it('a live match is requested at any time, and a completed one or one without a start never', () => {
  const match = makeFeedMatch({ key: 'm', startsAt: ago(DAY_MS / 2) });
  const old = { ...match, startsAt: ago(9 * DAY_MS) };
  const matches = [
    { ...old, phase: 'live' as const },
    { ...match, phase: 'completed' as const },
    { ...match, startsAt: null },
  ];
  expect(matches.map((each) => isOpen(each, now))).toEqual([true, false, false]);
});
