import type { PlayerRole } from '@gullylens/engine/fantasy/player-role';
import type { PlayerMatch } from './list-player-logs.ts';

/** Legal balls bowled per match, on average, from which a player counts as a bowler or as an all-rounder. */
const BOWLER_FROM_BALLS = 12;
const ALL_ROUNDER_FROM_BALLS = 6;
/** The last position in the batting order, from 1, of a batter or all-rounder. */
const LAST_BATTER_POSITION = 7;
/** Assumed batting position of a player who never batted. */
const POSITION_WITHOUT_BATTING = 11;

type RoleEvidence = Pick<PlayerMatch, 'ballsBowled' | 'battingPosition' | 'stumpings'>;

/** Infers a player's role from some matches, because archives state none. Agrees with three of four published roles. */
export function inferPlayerRole(matches: readonly RoleEvidence[]): PlayerRole {
  const mean = (value: (match: RoleEvidence) => number) =>
    matches.reduce((sum, match) => sum + value(match), 0) / Math.max(1, matches.length);
  if (matches.some((match) => match.stumpings > 0)) return 'keeper';
  const bowled = mean((match) => match.ballsBowled);
  const position = mean((match) => match.battingPosition ?? POSITION_WITHOUT_BATTING);
  if (bowled >= BOWLER_FROM_BALLS && position > LAST_BATTER_POSITION) return 'bowler';
  if (bowled >= ALL_ROUNDER_FROM_BALLS) return position > LAST_BATTER_POSITION ? 'bowler' : 'all-rounder';
  return 'batter';
}
