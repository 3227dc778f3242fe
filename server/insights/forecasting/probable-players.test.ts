import { describe, expect, it } from 'vitest';
import { probableEleven, squadMembers } from './probable-players.ts';

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

describe('probable players', () => {
  it('are the players of the latest match, then those with most matches', () => {
    const ids = Array.from({ length: 13 }, (_, i) => `p${String(i).padStart(2, '0')}`);
    const logs = ids.map((id, i) =>
      logOf(id, i < 3 ? ['2023-04-01', '2023-03-01', '2023-02-01'].slice(i) : ['2023-05-01']),
    );
    const members = logs.map(({ id, name }) => ({ key: id, name, role: 'batter' as const }));
    const stranger = { key: 'a-stranger', name: 'A', role: 'batter' as const };
    expect(probableEleven([stranger, ...members], logs).map(({ key }) => key)).toEqual([
      ...ids.slice(3),
      'p00',
    ]);
  });
});
