import { expect, it } from 'vitest';
import type { PlayerLog } from '../../history/public.ts';
import { playerMatches } from './analysis-input.ts';

type Teams = Parameters<typeof playerMatches>[0]['teams'];

const played = { playedOn: '2024-04-01', points: 40, ballsBowled: 0, battingPosition: 3, stumpings: 0 };
const log = (id: string, changes: Partial<typeof played> = {}) =>
  ({ id, name: id, matches: [{ ...played, ...changes }] }) as unknown as PlayerLog;

const KEEPER = log('keeper', { stumpings: 1 });
const ALL_ROUNDER = log('all-rounder', { ballsBowled: 24 });
const BOWLER = log('bowler', { ballsBowled: 24, battingPosition: 10 });
const BATTER = log('batter');

/** The roles by player, of two teams with these players. */
function rolesOf(home: readonly PlayerLog[], away: readonly PlayerLog[]) {
  const teams = [
    { name: 'Home', logs: home },
    { name: 'Away', logs: away },
  ] as unknown as Teams;
  return playerMatches({ teams }).map(({ playerId, team, role }) => [playerId, team, role]);
}

it('players have roles when both teams together have every role', () => {
  expect(rolesOf([KEEPER, BATTER], [BOWLER, ALL_ROUNDER])).toEqual([
    ['keeper', 'Home', 'keeper'],
    ['batter', 'Home', 'batter'],
    ['bowler', 'Away', 'bowler'],
    ['all-rounder', 'Away', 'all-rounder'],
  ]);
});

it('players have no roles when one role has no player', () => {
  expect(rolesOf([KEEPER, BATTER], [BOWLER])).toEqual([
    ['keeper', 'Home', undefined],
    ['batter', 'Home', undefined],
    ['bowler', 'Away', undefined],
  ]);
});
