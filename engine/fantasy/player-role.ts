/** The roles that fantasy line-ups distinguish. */
export type PlayerRole = 'keeper' | 'batter' | 'all-rounder' | 'bowler';

/** Least overs bowled, and least batting position (from 1), of a bowler; chosen. */
const BOWLER_FROM_OVERS = 2;
const BOWLER_BATS_FROM = 8;

/**
 * Whether a player bowled enough in a match, and batted late enough or not at all, to count as a bowler, who loses no
 * points for a duck or a low strike rate. Called for points of played and live matches, and to infer roles from
 * history.
 */
export function looksLikeBowler(facts: {
  /** Legal balls bowled. */
  readonly bowled: number;
  /** Earliest batting position, from 1; undefined when the player did not bat. */
  readonly earliest: number | undefined;
  readonly ballsPerOver: number;
}): boolean {
  const { bowled, earliest = Number.POSITIVE_INFINITY, ballsPerOver } = facts;
  return bowled >= BOWLER_FROM_OVERS * ballsPerOver && earliest >= BOWLER_BATS_FROM;
}
