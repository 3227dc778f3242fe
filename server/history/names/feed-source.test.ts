import { expect, it } from 'vitest';
import { fixtureDay, playedFormat } from './feed-source.ts';

it.each([
  ['2026-03-10T23:30:00.000Z', '2026-03-11', '2026-03-10'],
  [null, '2026-03-11', '2026-03-11'],
  [null, '2026-02-30', null],
  [null, 'Oct 28', null],
  [null, '', null],
])('a match at %s, on %j, is of the day %s', (dateTimeGMT, date, day) => {
  expect(fixtureDay({ dateTimeGMT, date })).toBe(day);
});

it('history stores all formats of the feed except unnamed ones', () => {
  const formats = ['t10', 'hundred', 't20', 'odi', 'test', 'other'] as const;
  expect(formats.map(playedFormat)).toEqual(['T10', 'Hundred', 'T20', 'ODI', 'Test', null]);
});
