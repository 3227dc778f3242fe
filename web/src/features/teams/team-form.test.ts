import { expect, it } from 'vitest';
import { formOf, isSameMatch, type Played, type PlayedMatch, withLastFirst } from './team-form.ts';

const played = (id: string, playedOn: string) => ({ id, playedOn }) as Played['recent'][number];
const recent = [played('b', '2026-11-27'), played('a', '2026-11-27'), played('c', '2026-11-26')];
const order = (key?: string) =>
  withLastFirst(recent, key === undefined ? null : { key, start_at: null, score: [] }).map(({ id }) => id);

it('the last match of the feed is first among the matches of its day', () => {
  expect(order('a')).toEqual(['a', 'b', 'c']);
});

it('matches stay in their order without a last match, and when that is of an earlier day', () => {
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(order('c')).toEqual(['b', 'a', 'c']);
});

const feedMatch = {
  key: '0a1b2c3d-0000-4000-8000-000000000001',
  start_at: Date.parse('2026-11-27T14:00:00Z') / 1000,
  score: [{ team: 'One', inning: 'One Inning 1', r: 182, w: 6, o: '20' }],
};
const ofHistory = (parts: object) =>
  ({
    id: '1082591',
    playedOn: '2026-11-27',
    innings: [{ runs: 182 }, { runs: 150 }],
    ...parts,
  }) as PlayedMatch;

it.each([
  ['of its key is that of the feed', ofHistory({ id: feedMatch.key, playedOn: '2020-01-01' }), true],
  ['of its day and totals is that of the feed', ofHistory({}), true],
  [
    'of the day before is that of the feed, as at venues west of Greenwich',
    ofHistory({ playedOn: '2026-11-26' }),
    true,
  ],
  ['of two days before is another', ofHistory({ playedOn: '2026-11-25' }), false],
  ['of totals two runs apart is that of the feed', ofHistory({ innings: [{ runs: 180 }] }), true],
  ['of other totals is another', ofHistory({ innings: [{ runs: 179 }, { runs: 150 }] }), false],
])('a match %s', (_what, match, isSame) => {
  expect(isSameMatch(match, feedMatch)).toBe(isSame);
});

it('a match that starts a day and a half after noon of the day in history is still the same, a second later not', () => {
  const start_at = Date.parse('2026-11-29T00:00:00Z') / 1000;
  expect(isSameMatch(ofHistory({}), { ...feedMatch, start_at })).toBe(true);
  expect(isSameMatch(ofHistory({}), { ...feedMatch, start_at: start_at + 1 })).toBe(false);
});

it('a match of the feed without a score is found by its key alone', () => {
  expect(isSameMatch(ofHistory({}), { ...feedMatch, score: [] })).toBe(false);
});

it.each([
  [2, 'NN'],
  [6, 'NNNNN'],
])('the form of a season of %i matches is of at most five', (count, form) => {
  const days = [...Array.from({ length: count }, () => '2026-11-27'), '2025-11-27'];
  const matches = days.map((playedOn) => ({ playedOn, teams: [], winner: null }));
  expect(formOf({ key: 'foxes', recent: matches as unknown as Played['recent'] })).toBe(form);
});
