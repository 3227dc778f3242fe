import { describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../testing/make-match-summary.ts';
import { listFeatured, listLive, listRecent, listUpcoming } from './match-lists.ts';

const NOW = new Date('2026-03-12T12:00:00Z');
const dated = (date: string, phase: 'upcoming' | 'live' | 'completed' = 'upcoming') =>
  makeMatchSummary({ key: date, date, phase });
const timed = (key: string, time: string, phase: 'upcoming' | 'live' | 'completed' = 'upcoming') =>
  makeMatchSummary({ key, date: time.slice(0, 10), start_at: Date.parse(time) / 1000, phase });
const fixtureKeys = (matches: readonly { readonly key: string }[]) => matches.map(({ key }) => key);

describe('fixtures with only a date', () => {
  it('are ordered by the end of their day', () => {
    const all = [
      dated('2026-03-14'),
      timed('night', '2026-03-14T18:00:00Z'),
      dated('2026-03-13'),
      dated('soon'),
    ];
    expect(fixtureKeys(listUpcoming(all, NOW))).toEqual(['2026-03-13', 'night', '2026-03-14', 'soon']);
  });

  it('leave the list a day after their day is over, as those with a time do after their start', () => {
    const all = [
      dated('2026-03-10'),
      dated('2026-03-11'),
      dated('2026-03-12'),
      timed('late', '2026-03-11T12:00:00Z'),
      timed('too late', '2026-03-11T11:59:59Z'),
    ];
    expect(fixtureKeys(listUpcoming(all, NOW))).toEqual(['late', '2026-03-11', '2026-03-12']);
  });
});

it('a Test whose first days bring no play stays among the fixtures for six days', () => {
  const all = [timed('washed out', '2026-03-06T12:00:00Z'), timed('too late', '2026-03-06T11:59:59Z')].map(
    (match) => ({ ...match, matchType: 'test' as const }),
  );
  expect(fixtureKeys(listUpcoming(all, NOW))).toEqual(['washed out']);
});

it('live matches and results with only a date are ordered by that date', () => {
  const live = [timed('a', '2026-03-12T08:00:00Z', 'live'), dated('2026-03-11', 'live')];
  expect(fixtureKeys(listLive(live))).toEqual(['a', '2026-03-11']);
  const over = [
    timed('b', '2026-03-08T08:00:00Z', 'completed'),
    dated('2026-03-09', 'completed'),
    dated('', 'completed'),
  ];
  expect(fixtureKeys(listRecent(over))).toEqual(['2026-03-09', 'b', '']);
});

it('featured matches are ordered by their start, the earliest first', () => {
  const [late, early, other] = [
    timed('late', '2026-03-12T10:00:00Z', 'live'),
    timed('early', '2026-03-12T08:00:00Z', 'live'),
    timed('other', '2026-03-12T07:00:00Z', 'live'),
  ].map((match) => ({ ...match, is_featured: match.key !== 'other' }));
  const all = [late, early, other].flatMap((match) => match ?? []);
  expect(fixtureKeys(listFeatured(all))).toEqual(['early', 'late']);
});
