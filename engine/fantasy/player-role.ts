export type PlayerRole = 'keeper' | 'batter' | 'all-rounder' | 'bowler';

/**
 * Overs bowled from which, and batting position (from 1) from which, a player counts as a bowler, who gets no duck;
 * chosen.
 */
const BOWLER_FROM_OVERS = 2;
const BOWLER_BATS_FROM = 8;

/** Whether the number of balls bowled and the earliest batting position (from 1) are those of a bowler. */
export function looksLikeBowler(facts: {
  readonly bowled: number;
  /** Undefined when the player did not bat. */
  readonly earliest: number | undefined;
  readonly ballsPerOver: number;
}): boolean {
  const { bowled, earliest = Number.POSITIVE_INFINITY, ballsPerOver } = facts;
  return bowled >= BOWLER_FROM_OVERS * ballsPerOver && earliest >= BOWLER_BATS_FROM;
}
