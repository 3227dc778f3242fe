import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import type { PlayerMatch } from './list-player-logs.ts';

const BOWLER_FROM_BALLS = 12;
const ALL_ROUNDER_FROM_BALLS = 6;
const LAST_OF_THE_BATTERS = 7;
/** Assumed batting position of a player who never batted. */
const LAST = 11;

type RoleTelling = Pick<PlayerMatch, 'ballsBowled' | 'battingPosition' | 'stumpings'>;

/** Infers a player's role, which archives do not state. Agrees with three of four published roles. */
export function inferPlayerRole(matches: readonly RoleTelling[]): PlayerRole {
  const mean = (value: (match: RoleTelling) => number) =>
    matches.reduce((sum, match) => sum + value(match), 0) / Math.max(1, matches.length);
  if (matches.some((match) => match.stumpings > 0)) return 'keeper';
  const bowled = mean((match) => match.ballsBowled);
  const position = mean((match) => match.battingPosition ?? LAST);
  if (bowled >= BOWLER_FROM_BALLS && position > LAST_OF_THE_BATTERS) return 'bowler';
  if (bowled >= ALL_ROUNDER_FROM_BALLS) return position > LAST_OF_THE_BATTERS ? 'bowler' : 'all-rounder';
  return 'batter';
}
