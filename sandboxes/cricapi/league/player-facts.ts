import type { Player } from '@gullylens/engine/match/match-record';
import type { PlayerFacts } from '../wire/player-directory.ts';
import { clubs, type Member } from './clubs.ts';
import { personId } from './people.ts';

function roleOfUser({ role, style }: Member): PlayerFacts['role'] {
  if (role === 'keeper') return 'WK-Batsman';
  if (role === 'batter') return 'Batsman';
  if (role === 'bowler') return 'Bowler';
  return style === 'pace' ? 'Bowling Allrounder' : 'Batting Allrounder';
}

const bowlingStyles = { pace: 'Right-arm fast-medium', spin: 'Right-arm offbreak' } as const;

const members = clubs.flatMap((club) => club.members);

/** Every player in the league, whether selected for a match or not. */
export const leaguePlayers: readonly Player[] = members.map(({ name }) => ({ id: personId(name), name }));

/** The vendor's data on the league's players, by player id. */
export function playerFacts(): ReadonlyMap<string, PlayerFacts> {
  return new Map(
    members.map((member): [string, PlayerFacts] => [
      personId(member.name),
      {
        role: roleOfUser(member),
        battingStyle: 'Right Handed Bat',
        ...(member.style === null ? {} : { bowlingStyle: bowlingStyles[member.style] }),
        country: 'India',
      },
    ]),
  );
}
