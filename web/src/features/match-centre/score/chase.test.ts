import { describe, expect, it } from 'vitest';
import { atTheCrease, ballsBehind, battersOut, isBehind, isOlder, isStillIn } from './card-lag.ts';
import { inningsState } from './chase.ts';
import { ballsPerOverOf } from '../../../ui/match/overs.ts';

const score = (...innings: [string, number, number, string][]) =>
  innings.map(([team, r, w, o]) => ({ team, r, w, o }));
const stateOf = (innings: ReturnType<typeof score>, status = '', matchType = 't20') =>
  inningsState({ matchType, status, score: innings });
const first: [string, number, number, string] = ['One', 182, 6, '20.0'];

describe('the state of an innings', () => {
  it('is none before the first ball', () => {
    expect(stateOf([])).toBeNull();
    expect(stateOf(score(['One', 0, 0, '0.0']))).toMatchObject({ currentRate: null, projected: null });
  });

  it('has the current rate and, after a quarter of the innings, the total at that rate', () => {
    expect(stateOf(score(['One', 40, 0, '4.5']))).toMatchObject({ projected: null });
    expect(stateOf(score(['One', 40, 0, '5.0']))).toMatchObject({ projected: 160 });
    expect(stateOf(score(['One', 5, 0, '0.5']))).toMatchObject({ currentRate: 6, projected: null });
    expect(stateOf(score(['One', 83, 2, '10.0']))).toMatchObject({ currentRate: 8.3, projected: 166 });
    expect(stateOf(score(['One', 50, 0, '5.0']), '', 'hundred')).toMatchObject({ projected: 200 });
    expect(stateOf(score(['One', 300, 4, '80.0']), '', 'test')).toMatchObject({
      projected: null,
      isBreak: false,
    });
  });

  it('has later breaks in a match of four innings', () => {
    const two = score(['One', 310, 10, '88.4'], ['Two', 250, 10, '80.0']);
    expect(stateOf(two, 'Day 2', 'test')).toMatchObject({ isBreak: true });
    expect(stateOf(score(['One', 310, 10, '88.4'], ['Two', 250, 9, '80.0']), 'Day 2', 'test')).toMatchObject({
      isBreak: false,
    });
  });

  it('is a break when the first innings is over, by its overs, its wickets or the status', () => {
    expect(stateOf(score(first))).toMatchObject({ isBreak: true, projected: null });
    expect(stateOf(score(['One', 99, 10, '15.2']))).toMatchObject({ isBreak: true });
    expect(stateOf(score(['One', 99, 5, '15.2']), 'Innings Break')).toMatchObject({ isBreak: true });
    expect(stateOf(score(['One', 99, 9, '19.5']))).toMatchObject({ isBreak: false });
    expect(stateOf(score(first, ['Two', 182, 10, '20.0']))).toMatchObject({ isBreak: false });
  });

  it('is over when all are out, all overs are bowled or the target is reached', () => {
    expect(stateOf(score(first))).toMatchObject({ isOver: true });
    expect(stateOf(score(['One', 182, 6, '19.5']))).toMatchObject({ isOver: false });
    expect(stateOf(score(['One', 182, 10, '60.3']), '', 'test')).toMatchObject({ isOver: true });
    expect(stateOf(score(['One', 182, 9, '160.3']), '', 'test')).toMatchObject({ isOver: false });
    expect(stateOf(score(first, ['Two', 182, 3, '17.1']))).toMatchObject({ isOver: false });
    expect(stateOf(score(first, ['Two', 183, 3, '17.1']))).toMatchObject({ isOver: true });
  });

  it('has a target once the first innings is complete', () => {
    expect(stateOf(score(first))).toMatchObject({ target: 183, requiredRate: 183 / 20 });
    expect(stateOf(score(['One', 99, 10, '15.2']), 'Two need 100 runs to win')?.target).toBe(100);
    expect(stateOf(score(['One', 99, 9, '19.5']))?.target).toBeNull();
    expect(stateOf(score(first, ['Two', 182, 10, '20.0']))?.target).toBeNull();
  });

  it.each<[string, ReturnType<typeof score>, string, string]>([
    ['in a Test', score(['One', 182, 10, '60.0']), 'Innings Break', 'test'],
    ['when it stopped early', score(['One', 99, 5, '15.2']), 'Innings Break', 't20'],
    ['when the status names a change', score(first), 'Target 150 (DLS)', 't20'],
    ['when the status states another one', score(first), 'Two need 150 runs to win', 't20'],
  ])('has no target at the break %s', (_when, innings, status, format) => {
    expect(stateOf(innings, status, format)).toMatchObject({ isBreak: true, target: null });
  });
});

describe('a chase', () => {
  const chase = score(first, ['Two', 94, 3, '6.0']);

  it('has its target, what is needed and the required rate', () => {
    expect(stateOf(chase)?.chase).toEqual({ target: 183, runs: 89, balls: 84, requiredRate: (89 / 84) * 6 });
    expect(stateOf(score(first, ['Two', 183, 3, '20.0']))?.chase).toEqual({
      target: 183,
      runs: 0,
      balls: 0,
      requiredRate: null,
    });
  });

  it('that has reached its target with balls to spare requires no rate', () => {
    expect(stateOf(score(first, ['Two', 184, 3, '18.2']))).toMatchObject({
      isOver: true,
      requiredRate: null,
    });
  });

  it('agrees with the status that states it', () => {
    expect(stateOf(chase, 'Two need 89 runs in 84 balls')?.chase?.runs).toBe(89);
  });

  it.each([
    'Two need 60 runs in 84 balls',
    'Two need 89 runs in 48 balls',
    'Two needs 89 runs off 48 balls',
    'Target 150 (DLS)',
    '17 over match due to rain',
  ])('is not calculated when overs or target may have changed: %s', (status) => {
    expect(stateOf(chase, status)?.chase).toBeNull();
  });

  it('is none in a match of more innings or without a limit', () => {
    expect(stateOf(chase, '', 'test')?.chase).toBeNull();
    expect(stateOf([...chase, ...score(['One', 5, 0, '1.0'])])?.chase).toBeNull();
  });

  it('has overs of five balls in the Hundred', () => {
    expect(['hundred', 'T20', 'other'].map(ballsPerOverOf)).toEqual([5, 6, 6]);
  });
});

const line = { id: '', runs: 12, balls: 9, fours: 1, sixes: 0, strikeRate: 133 };
const bowling = { id: '', maidens: 0, runs: 8, wickets: 1, wides: 0, noballs: 0, lbwOrBowled: 0, economy: 8 };
const card = (overs: string, runs = 31, wickets = 3) => ({
  innings: [
    {
      inning: 'Two Inning 1',
      team: 'Two',
      total: { runs, wickets, overs },
      extras: 0,
      batting: [
        { ...line, name: 'Out', dismissal: 'b Rao' },
        { ...line, name: 'In', dismissal: null },
        { ...line, name: 'Also in', dismissal: 'not out' },
      ],
      bowling: [
        { ...bowling, name: 'Done', overs: '2.0' },
        { ...bowling, name: 'Bowls', overs: '1.3' },
      ],
      fielding: [],
    },
  ],
});
const live = score(['Two', 62, 4, '9.5']);

describe('a scorecard', () => {
  it('is behind the score by balls', () => {
    expect(isBehind(card('5.0'), live, 6)).toBe(true);
    expect(ballsBehind(card('5.0'), live, 6)).toBe(29);
  });

  it('is behind by no ball when only the runs are older', () => {
    expect(isBehind(card('9.5', 61, 4), live, 6)).toBe(true);
    expect(ballsBehind(card('9.5', 61, 4), live, 6)).toBe(0);
    expect(isBehind(card('9.5', 62, 4), live, 6)).toBe(false);
  });

  it('is older after fewer balls, or as many with fewer runs or wickets, and never newer than itself', () => {
    const isOlderThanScore = (...parts: Parameters<typeof card>) =>
      card(...parts).innings.map((innings) => isOlder(innings, live[0], 6));
    expect(isOlderThanScore('9.4', 62, 4)).toEqual([true]);
    expect(isOlderThanScore('9.5', 61, 4)).toEqual([true]);
    expect(isOlderThanScore('9.5', 62, 3)).toEqual([true]);
    expect(isOlderThanScore('9.5', 62, 4)).toEqual([false]);
    expect(isOlderThanScore('10', 60, 4)).toEqual([false]);
    expect(isBehind(card('10.0', 66, 4), live, 6)).toBe(false);
  });

  it('is not compared with the score of another team, nor behind with an innings more', () => {
    expect(card('5.0').innings.map((innings) => isOlder(innings, score(first)[0], 6))).toEqual([false]);
    const [second] = card('0.4').innings;
    const newer = { innings: [...card('20.0').innings, ...(second ? [{ ...second, team: 'One' }] : [])] };
    expect(isBehind(newer, live, 6)).toBe(false);
  });

  it('is behind a score of the other team alone', () => {
    expect(isBehind(card('5.0'), score(first), 6)).toBe(true);
  });

  it('is behind by an innings without a number of balls', () => {
    const later = [...live, ...score(['One', 3, 0, '0.4'])];
    expect(isBehind(card('9.5', 62, 4), later, 6)).toBe(true);
    expect(ballsBehind(card('5.0'), later, 6)).toBe(0);
  });

  it('is not compared without a total or a score', () => {
    expect(isBehind({ innings: [] }, live, 6)).toBe(false);
    expect(isBehind(card('5.0'), [], 6)).toBe(false);
    expect(ballsBehind(card('5.0'), [], 6)).toBe(0);
  });

  it('names the batters who are in and the bowler of an over under way', () => {
    const crease = atTheCrease(card('5.3'), live);
    expect(crease?.batters.map(({ name }) => name)).toEqual(['In', 'Also in']);
    expect(crease?.bowler?.name).toBe('Bowls');
  });

  it('names no bowler when it ends with an over, or when a bowler who left an over unfinished fits as well', () => {
    expect(atTheCrease(card('6.0'), live)?.bowler).toBeNull();
    expect(atTheCrease(card('5.2'), live)?.bowler).toBeNull();
    const [innings] = card('5.3').innings;
    const left = { ...bowling, name: 'Left', overs: '0.3' };
    const both = innings ? [{ ...innings, bowling: [left, ...innings.bowling] }] : [];
    expect(atTheCrease({ innings: both }, live)?.bowler).toBeNull();
  });

  it.each([
    ['of the other team', score(['One', 3, 0, '0.4'])],
    ['of the same team, which follows on', [...live, ...score(['Two', 3, 0, '0.4'])]],
  ])('names no one at the crease in a later innings %s', (_, later) => {
    expect(atTheCrease(card('5.3'), later)).toBeNull();
  });
});

it('the batters who are out are those of the latest innings of each team, without those who retired hurt', () => {
  const [innings] = card('5.3').innings;
  if (!innings) throw new Error('The card has an innings.');
  const inningsOf = (team: string, ...batters: [string, string | null][]) => ({
    ...innings,
    team,
    batting: batters.map(([name, dismissal]) => ({ ...line, name, dismissal })),
  });
  const innings1 = inningsOf('One', ['Out before', 'b Rao']);
  const innings2 = inningsOf('Two', ['Bowled', 'b Das'], ['Hurt', 'retired hurt'], ['Ill', 'Retd. ill']);
  const innings3 = inningsOf('One', ['Out before', null], ['Left', 'retired out'], ['In', 'not out']);
  expect(battersOut({ innings: [innings1, innings2, innings3] })).toEqual(['Left', 'Bowled']);
});

it('a batter is still in without a dismissal, and with what feeds write in its place', () => {
  expect([null, 'not out', 'Not Out', 'batting', 'b Rao', 'retired not out'].map(isStillIn)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
