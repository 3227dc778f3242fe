import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { describe, expect, it } from 'vitest';
import { fallenBatters, fallOfWicketsIn } from './fallen-batters.ts';
import { scoreEvents } from '../../../ui/balls/score-events.ts';

const line = { runs: 5, balls: 6, fours: 1, sixes: 0, strikeRate: 83, dismissal: 'b Rao' };
const card: Scorecard = {
  matchKey: 'match-1',
  source: 'vendor',
  as_of: null,
  innings: [
    {
      inning: 'One Inning 1',
      team: 'One',
      total: null,
      extras: 0,
      batting: ['First', 'Second', 'Third'].map((name) => ({ ...line, id: name, name })),
      bowling: [],
      fielding: [],
      fallOfWickets: ['First', 'Second', 'Third'].map((id, at) => ({ wicket: at + 1, id })),
    },
  ],
};

/** The names by the overs of the changes to these wickets. */
function namesOf(totals: [string, number][], { index = 0, team = 'One' } = {}) {
  const points = totals.map(([overs, wickets], at) => ({ overs, runs: 50 + at, wickets }));
  const fallen = fallenBatters(card, { index, team }, scoreEvents(points, 6));
  return [...fallen].map(([{ overs }, batters]) => [overs, ...batters.map(({ name }) => name)]);
}

it('batters are named at the change with which they fell, several at one change in order', () => {
  expect(
    namesOf([
      ['1.1', 1],
      ['1.2', 1],
      ['4.0', 3],
    ]),
  ).toEqual([
    ['1.1', 'First'],
    ['4.0', 'Second', 'Third'],
  ]);
});

it('a wicket that was taken back is named only where it fell in the end', () => {
  expect(
    namesOf([
      ['6.3', 2],
      ['6.4', 2],
      ['6.5', 1],
      ['9.1', 2],
    ]),
  ).toEqual([
    ['6.3', 'First'],
    ['9.1', 'Second'],
  ]);
});

it('a wicket that was taken back and has not fallen again is not named', () => {
  expect(
    namesOf([
      ['6.3', 2],
      ['6.5', 1],
    ]),
  ).toEqual([['6.3', 'First']]);
});

it('nobody is named by the scorecard of another innings', () => {
  expect(namesOf([['1.1', 1]], { index: 1 })).toEqual([]);
  expect(namesOf([['1.1', 1]], { team: 'Two' })).toEqual([]);
});

it('the fall of wickets has those whose score or batter is known', () => {
  const totals: [string, number][] = [
    ['1.1', 1],
    ['2.4', 2],
    ['2.5', 4],
    ['3.0', 5],
  ];
  const points = totals.map(([overs, wickets], at) => ({ overs, runs: 50 + at, wickets }));
  expect(fallOfWicketsIn(card, { index: 0, team: 'One' }, scoreEvents(points, 6))).toEqual([
    { wicket: 1, runs: null, overs: null, player: 'First' },
    { wicket: 2, runs: null, overs: null, player: 'Second' },
    { wicket: 5, runs: 53, overs: '3.0', player: '' },
  ]);
  const seen = [{ overs: '1.0', runs: 40, wickets: 0 }, ...points];
  expect(fallOfWicketsIn(card, { index: 0, team: 'One' }, scoreEvents(seen, 6))).toEqual([
    { wicket: 1, runs: 50, overs: '1.1', player: 'First' },
    { wicket: 2, runs: null, overs: null, player: 'Second' },
    { wicket: 5, runs: 53, overs: '3.0', player: '' },
  ]);
});

describe('batters of two wickets whose order the scorecard does not tell', () => {
  const [innings] = card.innings;
  const unordered = (change: object) => ({
    ...card,
    innings: innings
      ? [
          {
            ...innings,
            total: { runs: 52, wickets: 3, overs: '4.0' },
            ...change,
            fallOfWickets: [{ wicket: 1, id: 'First' }],
          },
        ]
      : [],
  });
  const points = ['1.1', '1.2', '1.3'].map((overs, at) => ({ overs, runs: 50 + at, wickets: at + 1 }));
  const events = scoreEvents([{ overs: '1.0', runs: 40, wickets: 0 }, ...points], 6);
  const where = { index: 0, team: 'One' };
  const named = (change: object = {}) =>
    [...fallenBatters(unordered(change), where, events)].map(([{ wicketsDown }, batters]) => [
      wicketsDown,
      ...batters.map(({ name }) => name),
    ]);

  it('are named together at the later wicket', () => {
    expect(named()).toEqual([[1, 'First'], [2], [3, 'Second', 'Third']]);
    expect(fallOfWicketsIn(unordered({}), where, events).map(({ player }) => player)).toEqual([
      'First',
      '',
      'Second / Third',
    ]);
  });

  it('do not hide the batter of an ordered wicket that fell with the first of them', () => {
    const both = scoreEvents(
      [
        { overs: '1.0', runs: 40, wickets: 0 },
        { overs: '1.2', runs: 51, wickets: 2 },
        { overs: '1.3', runs: 52, wickets: 3 },
      ],
      6,
    );
    const fallen = [...fallenBatters(unordered({}), where, both).values()];
    expect(fallen.map((batters) => batters.map(({ name }) => name))).toEqual([
      ['First'],
      ['Second', 'Third'],
    ]);
  });

  it('are not named when more batters left than wickets fell, as after one retired', () => {
    const hurt = { ...line, id: 'Fourth', name: 'Fourth', dismissal: 'retired hurt' };
    expect(named({ batting: [...(innings?.batting ?? []), hurt] })).toEqual([[1, 'First']]);
  });

  it('are named one by one when only one is left', () => {
    const batting = innings?.batting.slice(0, 2);
    expect(named({ batting, total: { runs: 51, wickets: 2, overs: '2.0' } })).toEqual([
      [1, 'First'],
      [2, 'Second'],
    ]);
  });
});
