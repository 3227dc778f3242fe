import { expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { groupByDay, localDay } from './group-by-day.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 1000;
const match = (id: string, start_at: number | null, series: string | null) =>
  testMatch({ id, start_at, tournament: series === null ? null : { key: series, name: series } });

it('matches stand by day and competition, in the order of the first match of each', () => {
  const days = groupByDay([
    match('a', at(21, 10), 'Cup'),
    match('b', at(21, 11), 'League'),
    match('c', at(21, 23), 'Cup'),
    match('d', at(22, 0), 'Cup'),
    match('e', null, null),
  ]);
  expect(
    days.map(({ day, competitions }) => [
      day,
      competitions.map(({ name, matches }) => [name, matches.map(({ key }) => key).join(' ')]),
    ]),
  ).toEqual([
    [
      '2026-11-21',
      [
        ['Cup', 'a c'],
        ['League', 'b'],
      ],
    ],
    ['2026-11-22', [['Cup', 'd']]],
    ['unknown', [['', 'e']]],
  ]);
});

it('a day is that of the visitor, in two digits', () => {
  expect(localDay(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02');
});
