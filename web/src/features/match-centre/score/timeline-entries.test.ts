import { describe, expect, it } from 'vitest';
import { appendTotals } from '../../../ui/balls/append-totals.ts';
import { currentPartnership, milestonesOf } from './milestones.ts';
import { scoreEvents } from '../../../ui/balls/score-events.ts';
import { ballsToCome, overRows } from './timeline-entries.ts';
import { winSwings } from './win-swings.ts';

const points = (...totals: [string, number, number][]) =>
  totals.map(([overs, runs, wickets]) => ({ overs, runs, wickets }));
const eventsOf = (...totals: [string, number, number][]) => scoreEvents(points(...totals), 6);
const rowsOf = (...totals: [string, number, number][]) => overRows(eventsOf(...totals), 6, 20);

/** The balls to come in each row. */
const comingAfter = (...totals: [string, number, number][]) =>
  rowsOf(...totals).map((row) => ballsToCome(row, 6));

describe('the overs of the timeline', () => {
  it('have the overs before the first score in one row, with the rest of that over', () => {
    expect(rowsOf(['11.3', 89, 2], ['11.4', 90, 2], ['12.1', 95, 2])).toMatchObject([
      { from: 1, to: 13, runs: 95, wickets: 2 },
    ]);
    expect(rowsOf(['12.0', 89, 2], ['12.1', 90, 2])).toMatchObject([
      { from: 1, to: 12, runs: 89 },
      { from: 13, to: 13, runs: 1 },
    ]);
  });

  it('have each over once: a gap within an over is in it, one across overs joins them', () => {
    const rows = rowsOf(
      ['0.2', 3, 0],
      ['0.5', 8, 0],
      ['1.0', 9, 0],
      ['2.4', 15, 0],
      ['3.2', 20, 1],
      ['3.3', 21, 1],
    );
    expect(rows).toMatchObject([
      { from: 1, to: 1, runs: 9 },
      { from: 2, to: 4, runs: 12, wickets: 1 },
    ]);
    expect(rows.map(({ events }) => events.length)).toEqual([3, 3]);
  });

  it('do not all join when every score is across the end of an over', () => {
    const rows = rowsOf(
      ['0.4', 3, 0],
      ['1.2', 8, 0],
      ['2.3', 12, 0],
      ['3.1', 15, 1],
      ['3.4', 16, 1],
      ['4.2', 20, 1],
    );
    expect(rows).toMatchObject([
      { from: 1, to: 3, runs: 12 },
      { from: 4, to: 5, runs: 8, wickets: 1 },
    ]);
  });

  it('keep an over in one row when the feed takes back a ball', () => {
    expect(rowsOf(['0.5', 8, 0], ['0.3', 6, 0], ['0.4', 7, 0])).toMatchObject([{ from: 1, to: 1, runs: 7 }]);
  });

  it('have balls to come until the over is complete', () => {
    expect(comingAfter(['1.0', 6, 0], ['1.1', 7, 0], ['1.2', 8, 0])).toEqual([0, 4]);
    expect(comingAfter(['1.0', 6, 0], ['1.0', 7, 0])).toEqual([0, 6]);
    expect(comingAfter(['2.2', 8, 0])).toEqual([0]);
  });

  it('count extras after a whole over in the next one', () => {
    expect(rowsOf(['1.0', 6, 0], ['1.0', 7, 0], ['1.1', 8, 0])).toMatchObject([
      { to: 1, runs: 6 },
      { to: 2, runs: 2 },
    ]);
  });

  it('have no over after the last: a total that changes then was corrected', () => {
    expect(rowsOf(['19.0', 170, 5], ['20.0', 176, 5], ['20.0', 177, 5])).toMatchObject([
      { to: 19 },
      { from: 20, to: 20, runs: 7 },
    ]);
  });

  it('have extras before the first ball in the first over', () => {
    expect(rowsOf(['0.0', 1, 0], ['0.1', 1, 0])).toMatchObject([{ from: 1, to: 1, runs: 1 }]);
  });
});

describe('milestones', () => {
  it('are every fifty of the team and of a partnership', () => {
    const events = eventsOf(['5.0', 48, 0], ['5.1', 52, 0], ['5.2', 53, 1], ['9.0', 99, 1], ['9.1', 103, 1]);
    const milestones = [...milestonesOf(events)].map(([event, list]) => [events.indexOf(event), list]);
    expect(milestones).toEqual([
      [
        1,
        [
          { kind: 'team', runs: 50 },
          { kind: 'partnership', runs: 50 },
        ],
      ],
      [
        4,
        [
          { kind: 'team', runs: 100 },
          { kind: 'partnership', runs: 50 },
        ],
      ],
    ]);
  });

  it('have no partnership after a wicket that fell in a gap, until the next wicket', () => {
    const late: [string, number, number] = ['8.0', 60, 2];
    expect(currentPartnership(eventsOf(late, ['8.1', 61, 2]))).toBeNull();
    expect(currentPartnership(eventsOf(late, ['8.1', 61, 3], ['8.2', 65, 3]))).toEqual({ runs: 4, balls: 1 });
    expect(currentPartnership(eventsOf(['0.3', 7, 0]))).toEqual({ runs: 7, balls: 3 });
    expect(currentPartnership([])).toBeNull();
  });

  it('have no partnership after a wicket was taken back', () => {
    expect(currentPartnership(eventsOf(['0.1', 4, 1], ['0.2', 5, 0]))).toBeNull();
  });
});

describe('swings of the win chance', () => {
  const at = '2026-11-21T14:00:00.000Z';
  const point = (innings: number, overs: string, teamA: number) => ({
    innings,
    overs,
    runs: 0,
    wickets: 0,
    teamA,
    at,
  });
  const history = [
    point(0, '0', 50),
    point(1, '1.0', 61.9),
    point(1, '2.0', 73),
    point(1, '3.0', 74),
    point(2, '0.4', 62.4),
  ];

  it('are named for the team whose chance grew, by over, from twelve points', () => {
    const forecast = { history, teams: ['One', 'Two'] as [string, string] };
    expect([...winSwings(forecast, 1)]).toEqual([[1, { team: 'One', from: 50, to: 62 }]]);
    expect([...winSwings(forecast, 2)]).toEqual([[1, { team: 'Two', from: 26, to: 38 }]]);
  });
});

const score = (o: string, r: number, w = 0) => [{ team: 'One', r, w, o }];
const two = (r: number) => [...score('0.2', 5), { team: 'Two', r, w: 0, o: '0.0' }];

describe('a pushed score', () => {
  const progress = {
    matchId: 'm',
    source: 'scores' as const,
    ballsPerOver: 6,
    innings: [{ team: 'One', superOver: false, points: points(['0.1', 4, 0], ['0.2', 5, 0]) }],
    as_of: null,
  };
  const totals = (...pushed: ReturnType<typeof score>[]) =>
    pushed
      .reduce(appendTotals, progress)
      .innings.map((one) => one.points.map(({ overs, runs }) => `${runs} in ${overs}`));

  it('is the last total', () => {
    expect(totals(score('0.3', 6))).toEqual([['4 in 0.1', '5 in 0.2', '6 in 0.3']]);
  });

  it('follows the first total of its ball, and replaces one in between', () => {
    expect(totals(score('0.2', 6), score('0.2', 8))).toEqual([['4 in 0.1', '5 in 0.2', '8 in 0.2']]);
  });

  it('with a wicket follows the first total of its ball', () => {
    expect(totals(score('0.2', 5, 1))).toEqual([['4 in 0.1', '5 in 0.2', '5 in 0.2']]);
  });

  it('that takes back a run or a wicket of its ball is its only total', () => {
    expect(totals(score('0.2', 8), score('0.2', 5))).toEqual([['4 in 0.1', '5 in 0.2']]);
    expect(totals(score('0.3', 5, 1), score('0.3', 6))).toEqual([['4 in 0.1', '5 in 0.2', '6 in 0.3']]);
  });

  it('that is corrected downwards is the only total of its ball', () => {
    expect(totals(score('0.2', 4))).toEqual([['4 in 0.1', '4 in 0.2']]);
  });

  it('takes back later totals', () => {
    expect(totals(score('0.1', 4))).toEqual([['4 in 0.1']]);
  });

  it('opens an innings, with a total once there is a run or a ball', () => {
    expect(totals(two(0))).toEqual([['4 in 0.1', '5 in 0.2'], []]);
    expect(totals(two(0), two(1))).toEqual([['4 in 0.1', '5 in 0.2'], ['1 in 0.0']]);
    const dot = [...score('0.2', 5), { team: 'Two', r: 0, w: 0, o: '0.1' }];
    expect(totals(dot)).toEqual([['4 in 0.1', '5 in 0.2'], ['0 in 0.1']]);
  });

  it('that is known, or comes when the balls are known, changes nothing', () => {
    expect(appendTotals(progress, score('0.2', 5))).toBe(progress);
    const full = { ...progress, source: 'balls' as const };
    expect(appendTotals(full, score('0.3', 6))).toBe(full);
  });
});
