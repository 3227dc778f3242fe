/** The roles that fantasy line-ups distinguish. */
export type PlayerRole = 'keeper' | 'batter' | 'all-rounder' | 'bowler';

/** The role that a feed states, as `WK-Batsman` or `Bowling Allrounder`. Null when it names none. */
export function statedRole(text: string): PlayerRole | null {
  const name = text.toLowerCase();
  if (name.includes('wk') || name.includes('keeper')) return 'keeper';
  if (/all.?rounder/.test(name)) return 'all-rounder';
  if (name.includes('bowl')) return 'bowler';
  return name.includes('bat') ? 'batter' : null;
}

/** Minimum overs bowled, and minimum batting position (from 1), of a bowler; chosen. */
const BOWLER_MIN_OVERS = 2;
const BOWLER_MIN_POSITION = 8;

/**
 * Whether a player counts as a bowler in one match, because they bowled enough and batted late or not at all. Neither
 * the points for strike rate nor those for a duck apply to bowlers. Called when the points of a played or live match
 * are counted, because archives and feed state no roles.
 */
export function looksLikeBowler(player: {
  /** Legal balls bowled. */
  readonly bowled: number;
  /** Earliest batting position, from 1; undefined or infinite when the player did not bat. */
  readonly earliest: number | undefined;
  readonly ballsPerOver: number;
}): boolean {
  const { bowled, earliest = Number.POSITIVE_INFINITY, ballsPerOver } = player;
  return bowled >= BOWLER_MIN_OVERS * ballsPerOver && earliest >= BOWLER_MIN_POSITION;
}
