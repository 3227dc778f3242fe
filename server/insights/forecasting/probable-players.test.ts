import { describe, expect, it } from 'vitest';
import { playChanceOf, squadMembers, withPlayChances } from './probable-players.ts';

const played = (playedOn: string, ballsBowled = 0) => ({
  playedOn,
  points: 0,
  runs: 0,
  ballsFaced: 0,
  ballsBowled,
  wickets: 0,
  stumpings: 0,
  battingPosition: 9,
});
const logOf = (id: string, days: readonly string[], ballsBowled = 0) => ({
  id,
  name: `Name of ${id}`,
  matches: days.map((day) => played(day, ballsBowled)),
});
const inSquad = (key: string | null, role: string | null) => ({ key, name: `${key}`, role, team: 'Home' });
const squadOf = (...players: ReturnType<typeof inSquad>[]) =>
  players.map((player) => ({ id: '', ...player, battingStyle: null, bowlingStyle: null, country: null }));

describe('possible players', () => {
  it.each([
    ['WK-Batsman', 'keeper'],
    ['Wicket Keeper', 'keeper'],
    ['Bowling Allrounder', 'all-rounder'],
    ['Batting All Rounder', 'all-rounder'],
    ['Batting All-Rounder', 'all-rounder'],
    ['Bowler', 'bowler'],
    ['Batsman', 'batter'],
  ])("have the vendor's role: %s", (role, expected) => {
    expect(squadMembers(squadOf(inSquad('p', role)), [])[0]?.role).toBe(expected);
  });

  it('have a role inferred from their matches when the vendor has none', () => {
    const logs = [logOf('p', ['2023-04-01'], 24)];
    expect(
      squadMembers(squadOf(inSquad('p', null), inSquad('q', '--')), logs).map(({ role }) => role),
    ).toEqual(['bowler', 'batter']);
  });

  it('are only the squad once eleven of it are known', () => {
    const squad = squadOf(...Array.from({ length: 11 }, (_, i) => inSquad(`p${i}`, 'Batsman')));
    expect(squadMembers(squad, [logOf('other', ['2023-04-01'])])).toHaveLength(11);
    expect(squadMembers(squad.slice(1), [logOf('p1', []), logOf('other', ['2023-04-01'])])).toHaveLength(11);
  });
});

const memberOf = (key: string) => ({ key, name: key, role: 'batter' as const });

describe('probable players', () => {
  const day = '2023-05-03';
  const matchDays = ['2023-05-01', '2023-04-25'];
  const chancesOf = (
    logs: readonly ReturnType<typeof logOf>[],
    isWholeSquad = false,
    keys = logs.map(({ id }) => id),
  ) => withPlayChances(keys.map(memberOf), { logs, matchDays, day }, isWholeSquad);

  it('are those of the team’s latest match, also when others have played elsewhere since', () => {
    const logs = [
      logOf('elsewhere', ['2023-05-02', '2023-04-25']),
      logOf('regular', ['2023-05-01', '2023-04-25']),
      logOf('returned', ['2023-05-01']),
    ];
    const players = chancesOf(logs, false, ['stranger', 'elsewhere', 'returned', 'regular']);
    expect(players.map(({ key }) => key)).toEqual(['regular', 'returned', 'elsewhere', 'stranger']);
    expect(players.map(({ playChance }) => Math.round(100 * playChance))).toEqual([93, 84, 17, 8]);
  });

  it('come in the order of their number of matches when the chances are equal', () => {
    const logs = [
      logOf('a', ['2023-05-01']),
      logOf('b', ['2023-05-01', '2023-02-01']),
      logOf('c', ['2023-05-01']),
    ];
    expect(chancesOf(logs).map(({ key }) => key)).toEqual(['b', 'a', 'c']);
    const players = chancesOf([logOf('elsewhere', ['2022-02-01'])], false, ['beginner', 'elsewhere']);
    expect(players.map(({ key }) => key)).toEqual(['elsewhere', 'beginner']);
  });

  it('of a whole squad have chances that sum to eleven', () => {
    const logs = Array.from({ length: 15 }, (_, i) => logOf(`p${i}`, i < 4 ? ['2023-05-01'] : []));
    const sum = (isWholeSquad: boolean) =>
      chancesOf(logs, isWholeSquad).reduce((all, { playChance }) => all + playChance, 0);
    expect(sum(true)).toBeCloseTo(11, 6);
    expect(sum(false)).toBeLessThan(5);
  });
});

it('a member of an announced eleven plays for certain', () => {
  expect([playChanceOf(memberOf('a')), playChanceOf({ ...memberOf('a'), playChance: 0.4 })]).toEqual([
    1, 0.4,
  ]);
});
