import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../../testing/test-matches.ts';
import {
  axisOversOf,
  barTicks,
  firstOverSeen,
  inningsName,
  lastOverOf,
  oversOfProgress,
  overTicks,
} from './innings-progress.ts';

const innings = (points: [string, number, number][]) => ({
  team: 'Malabar Monsoons',
  superOver: false,
  points: points.map(([overs, runs, wickets]) => ({ overs, runs, wickets })),
});

describe('the overs of an innings', () => {
  it('have the runs and wickets that came in each', () => {
    const told = innings([
      ['0.3', 4, 0],
      ['1', 9, 0],
      ['1.1', 9, 1],
      ['2', 15, 2],
    ]);
    expect(oversOfProgress(told, 6)).toEqual([
      { over: 1, from: 1, bowled: 1, total: 9, wickets: 0, added: { runs: 9, wickets: 0 } },
      { over: 2, from: 2, bowled: 2, total: 15, wickets: 2, added: { runs: 6, wickets: 2 } },
    ]);
  });

  it('without an update are part of the next one', () => {
    const told = innings([
      ['0.5', 5, 0],
      ['3.2', 30, 1],
    ]);
    expect(oversOfProgress(told, 6).map(({ from, over, added }) => [from, over, added])).toEqual([
      [1, 1, { runs: 5, wickets: 0 }],
      [2, 4, { runs: 25, wickets: 1 }],
    ]);
  });

  it('are in order when the feed takes back a score of a later over', () => {
    const told = innings([
      ['1', 8, 0],
      ['2.1', 12, 0],
      ['1.5', 10, 0],
      ['2.2', 14, 0],
    ]);
    expect(oversOfProgress(told, 6).map(({ from, over, total }) => [from, over, total])).toEqual([
      [1, 1, 8],
      [2, 2, 10],
      [3, 3, 14],
    ]);
  });

  it('start with the first one seen, whose own runs are unknown', () => {
    const told = innings([
      ['11.3', 89, 2],
      ['12', 92, 2],
      ['12.4', 98, 3],
    ]);
    expect(oversOfProgress(told, 6)).toEqual([
      { over: 12, from: 12, bowled: 12, total: 92, wickets: 2, added: null },
      {
        over: 13,
        from: 13,
        bowled: expect.closeTo(12.667),
        total: 98,
        wickets: 3,
        added: { runs: 6, wickets: 1 },
      },
    ]);
  });

  it('are of five balls in The Hundred', () => {
    expect(oversOfProgress(innings([['0.5', 7, 0]]), 5).map(({ over }) => over)).toEqual([1]);
  });

  it('are none before the first ball', () => {
    expect(oversOfProgress(innings([]), 6)).toEqual([]);
  });
});

it.each<[string, [string, number, number][], number | null]>([
  ['without an over', [], null],
  ['seen from its first over', [['1', 4, 0]], null],
  ['seen from a later over', [['11.3', 89, 2]], 12],
])('an innings %s has a late start when its first over is missing', (_, points, over) => {
  expect(firstOverSeen(oversOfProgress(innings(points), 6))).toBe(over);
});

it('the last over is that of a full innings, and none without a limit', () => {
  expect([lastOverOf('t20'), lastOverOf('test')]).toEqual([20, Number.POSITIVE_INFINITY]);
});

describe('the axis of overs', () => {
  it.each([
    ['T20', '0.1', 20],
    ['t20', '20', 20],
    ['ODI', '47.2', 50],
    ['Test', '0.1', 5],
    ['test', '113', 115],
  ])('of a %s innings of %s overs ends at %d', (format, overs, shown) => {
    const progress = { ballsPerOver: 6, innings: [innings([[overs, 1, 0]])] };
    expect(axisOversOf(progress, format)).toBe(shown);
  });

  it.each([
    [20, ['0', '5', '10', '15', '20']],
    [50, ['0', '10', '20', '30', '40', '50']],
    [115, ['0', '30', '60', '90']],
  ])('of %d has a handful of ticks', (overs, texts) => {
    const ticks = overTicks(overs);
    expect(ticks.map(({ text }) => text)).toEqual(texts);
    expect(ticks.map(({ position }) => position * overs)).toEqual(
      texts.map((text) => expect.closeTo(Number(text))),
    );
  });
});

it('the bars of an innings have the first over and round ones, each in the middle of its bar', () => {
  expect(barTicks(20).map(({ text }) => text)).toEqual(['1', '5', '10', '15', '20']);
  expect(barTicks(50).map(({ text }) => text)).toEqual(['1', '10', '20', '30', '40', '50']);
  expect(barTicks(20)[1]?.position).toBeCloseTo(4.5 / 20, 9);
});

it('a super over is named after its team, without a number', () => {
  const sides = [innings([]), { ...innings([]), superOver: true }];
  expect(inningsName(i18n, sides, 1)).toBe('Malabar Monsoons, super over');
  expect(inningsName(i18n, sides, 1, testMatch())).toBe('MLM, super over');
  expect(inningsName(i18n, sides, 0)).toBe('Malabar Monsoons');
});

it('a second innings of a team has its number, also with the short name, and another team’s has none', () => {
  const sides = ['Malabar Monsoons', 'Deccan Drifters', 'Malabar Monsoons'].map((team) => ({
    ...innings([]),
    team,
  }));
  const names = sides.map((_, index) => inningsName(i18n, sides, index, testMatch()));
  expect(names).toEqual(['MLM', 'DCD', 'MLM 2']);
  expect(inningsName(i18n, sides, 2)).toBe('Malabar Monsoons, innings 2');
});
