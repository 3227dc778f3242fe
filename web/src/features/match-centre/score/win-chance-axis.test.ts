import { expect, it } from 'vitest';
import { axisOf, chartPoints, inningsStarts, type WinChancePoint } from './win-chance-axis.ts';

const point = (innings: number, overs: string, wickets: number, teamA = 50): WinChancePoint => ({
  innings,
  overs,
  runs: 40,
  wickets,
  teamA,
  at: '2026-11-22T12:00:00.000Z',
});
const first = { team: 'Malabar Monsoons', r: 160, w: 7, o: '20.0' };
const match = { matchType: 'T20', score: [first] };
const rounded = (numbers: readonly number[]) => numbers.map((number) => Number(number.toFixed(3)));

it('the axis begins with the first chance and ends with the last innings', () => {
  const history = [point(1, '10.0', 2), point(2, '10.0', 3)];
  const { innings, axisPosition } = axisOf(history, 'T20');
  expect(innings).toEqual([1, 2]);
  expect(rounded(history.map(axisPosition))).toEqual([0, 0.667]);
  expect(rounded(inningsStarts(history, 'T20'))).toEqual([-0.333, 0.333]);
});

it('the axis begins with the first chance late in an innings too', () => {
  const history = [point(1, '19.0', 6), point(2, '20.0', 3)];
  expect(rounded(history.map(axisOf(history, 'T20').axisPosition))).toEqual([0, 1]);
});

it('more than two overs without a chance are a gap, at whose end no wicket is marked', () => {
  const history = [
    point(0, '0', 0),
    point(1, '2.0', 1),
    point(1, '19.0', 6),
    point(2, '2.1', 1),
    point(2, '4.0', 2),
  ];
  expect(chartPoints(history, match).map(({ gap, mark }) => [gap, mark])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, false],
    [false, true],
  ]);
});

it.each([
  ['was not followed', '18.1', true],
  ['was followed', '16.0', false],
])('an innings whose end %s leads to the next over a gap: %s, %s', (_, o, gap) => {
  const score = [{ ...first, o }];
  const [, second] = chartPoints([point(1, '16.0', 6), point(2, '0.2', 0)], { ...match, score });
  expect(second?.gap).toBe(gap);
});

it('chances before the first ball belong to the first innings', () => {
  const history = [point(0, '0.0', 0), point(1, '5.0', 0)];
  expect(axisOf(history, 'T20').innings).toEqual([1]);
  expect(rounded(history.map(axisOf(history, 'T20').axisPosition))).toEqual([0, 0.25]);
});

it('points have the share of the first team, and a mark when a wicket fell since the last', () => {
  const history = [
    point(1, '18.0', 1, 70),
    point(1, '19.0', 2, 60),
    point(2, '1.0', 0, 55),
    point(2, '2.0', 0),
  ];
  expect(chartPoints(history, match).map(({ share, mark }) => [share, mark])).toEqual([
    [0.7, false],
    [0.6, true],
    [0.55, false],
    [0.5, false],
  ]);
  const [, second] = chartPoints([point(1, '19.0', 1), point(2, '1.0', 1)], match);
  expect(second?.mark).toBe(true);
});
