import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import { describe, expect, it } from 'vitest';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { parseMatch } from '../../vendors/cricsheet/read-match-file.ts';
import { presentBalls, presentCards, presentPoints, presentProgress } from './present-match-record.ts';
import { presentScorecard } from './present-scorecard.ts';

const ball = (total: number, more: object = {}) => ({
  batter: 'Home Player1',
  non_striker: 'Home Player2',
  bowler: 'Away Player11',
  runs: { batter: total, extras: 0, total },
  ...more,
});
const wide = ball(0, {
  bowler: 'Away Player10',
  runs: { batter: 0, extras: 1, total: 1 },
  extras: { wides: 1 },
});
const caught = ball(0, {
  wickets: [{ kind: 'caught', player_out: 'Home Player1', fielders: [{ name: 'Away Player5' }] }],
});
const runOut = ball(1, {
  batter: 'Home Player3',
  wickets: [
    {
      kind: 'run out',
      player_out: 'Home Player2',
      fielders: [{ name: 'Away Player6' }, { name: 'Away Player7' }],
    },
  ],
});
const hurt = ball(0, {
  batter: 'Home Player3',
  non_striker: 'Home Player4',
  wickets: [{ kind: 'retired hurt', player_out: 'Home Player3' }],
});

/** Home bats twice, the second time in a super over. */
const source = JSON.parse(makeCricsheet()) as { innings: object[] };
source.innings = [
  {
    team: 'Home',
    overs: [
      { over: 0, deliveries: [ball(4), wide, caught] },
      { over: 1, deliveries: [runOut, hurt] },
    ],
    penalty_runs: { pre: 5 },
  },
  ...source.innings.slice(1),
  { team: 'Home', overs: [{ over: 0, deliveries: [ball(6)] }], super_over: true },
];
const parsed = parseMatch('m', Buffer.from(JSON.stringify(source)));
if (!parsed.ok) throw new Error(parsed.fault);
const match = parsed.value;

describe('the balls of an innings', () => {
  const [first, , third] = presentBalls(match).innings;

  it('are numbered within their overs, with the total after each', () => {
    expect(first?.balls.map(({ over, ball: number, total }) => [over, number, total])).toEqual([
      [1, 1, 9],
      [1, 2, 10],
      [1, 3, 10],
      [2, 1, 11],
      [2, 2, 11],
    ]);
    expect([first?.superOver, third?.superOver]).toEqual([false, true]);
  });

  it('contain their extras and wickets', () => {
    expect(first?.balls.map(({ extra }) => extra)).toEqual([null, 'wides', null, null, null]);
    expect(first?.balls.map(({ wickets }) => wickets.map(({ kind }) => kind))).toEqual([
      [],
      [],
      ['caught'],
      ['run out'],
      ['retired hurt'],
    ]);
  });
});

it('the progress of an innings counts legal balls, and a batter who retires hurt is not out', () => {
  expect(presentProgress(match).innings[0]?.points).toEqual([
    { overs: '0.1', runs: 9, wickets: 0 },
    { overs: '0.1', runs: 10, wickets: 0 },
    { overs: '0.2', runs: 10, wickets: 1 },
    { overs: '1.1', runs: 11, wickets: 2 },
    { overs: '1.2', runs: 11, wickets: 2 },
  ]);
});

describe('the points of a match', () => {
  const noRoles = new Map<string, PlayerRole>();

  it('are listed from the highest', () => {
    const { players, basis } = presentPoints(match, 'dream11-2025', noRoles);
    const points = players.map((player) => player.points);
    expect(basis).toBe('balls');
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points[0]).toBeGreaterThan(points.at(-1) ?? Number.NaN);
  });

  it('include the best line-up, its captain first', () => {
    const { players, dreamTeam } = presentPoints(match, 'dream11-2025', noRoles);
    const most = players.slice(0, 11).map(({ key }) => key);
    const points = new Map(players.map((player) => [player.key, player.points]));
    expect(dreamTeam?.slice(0, 2).map((key) => points.get(key))).toEqual(
      most.slice(0, 2).map((key) => points.get(key)),
    );
    expect(dreamTeam?.toSorted()).toEqual(most.toSorted());
    expect(players[0]).not.toHaveProperty('role');
  });

  it('include a keeper in the best line-up, however few the points, when the roles are known', () => {
    const { players } = presentPoints(match, 'dream11-2025', noRoles);
    const keys = players.map(({ key }) => key ?? '');
    const roles = new Map<string, PlayerRole>(keys.map((key) => [key, 'batter']));
    const last = keys.at(-1) ?? '';
    roles
      .set(last, 'keeper')
      .set(keys[0] ?? '', 'bowler')
      .set(keys[1] ?? '', 'all-rounder');
    const answer = presentPoints(match, 'dream11-2025', roles);
    expect(answer.dreamTeam).toContain(last);
    expect(answer.players[0]?.role).toBe('bowler');
  });
});

it('a scorecard has its partnerships', () => {
  const [first] = presentCards(match);
  expect(first?.partnerships.map(({ players, runs }) => [players.join(', '), runs])).toMatchObject([
    ['Home Player1, Home Player2', 5],
    [expect.stringContaining('Home Player3'), 1],
    [expect.stringContaining('Home Player4'), 0],
  ]);
});

describe("a scorecard in the feed's shape", () => {
  const card = presentScorecard(match, 'feed-key');

  it('leaves super overs out and numbers the innings of a team', () => {
    expect([card.matchKey, card.source]).toEqual(['feed-key', 'history']);
    expect(card.innings.map(({ inning, total }) => [inning, total])).toEqual([
      ['Home Inning 1', { runs: 11, wickets: 2, overs: '1.2' }],
      ['Away Inning 1', { runs: 1, wickets: 0, overs: '0.1' }],
    ]);
  });

  it("states a batter's dismissal, and null for one who is not out", () => {
    const { batting = [], bowling = [], extras } = card.innings[0] ?? {};
    expect(extras).toBe(6);
    expect(batting.map(({ dismissal }) => dismissal)).toEqual([
      'c Away Player5 b Away Player11',
      'run out (Away Player6/Away Player7)',
      null,
      null,
    ]);
    expect(batting.map(({ strikeRate }) => strikeRate)).toEqual([200, 0, 50, 0]);
    expect(bowling).toMatchObject([
      { name: 'Away Player11', wickets: 1, wides: 0, lbwOrBowled: 0 },
      { name: 'Away Player10', wickets: 0, wides: 1, economy: 0 },
    ]);
  });

  it('lists fielders with a catch, stumping or run-out, and no others', () => {
    expect(card.innings[0]?.fielding).toMatchObject([
      { name: 'Away Player5', catches: 1, stumpings: 0, runOuts: 0 },
      { name: 'Away Player6', catches: 0, stumpings: 0, runOuts: 1 },
      { name: 'Away Player7', catches: 0, stumpings: 0, runOuts: 1 },
    ]);
  });
});
