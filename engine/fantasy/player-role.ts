import type { MatchTally } from './tally-match.ts';

export type PlayerRole = 'keeper' | 'batter' | 'all-rounder' | 'bowler';

const BOWLER_FROM_OVERS = 2;
const BOWLER_BATS_FROM = 8;

/** Names of bowlers, judged by this match alone: bowled two overs or more, and batted at eight or below, or not at all. */
export function bowledAndBattedLate({ match: { ballsPerOver }, innings }: MatchTally): Set<string> {
  const balls = new Map<string, number>();
  const earliest = new Map<string, number>();
  for (const { players, battingOrder } of innings) {
    for (const [name, { ballsBowled }] of players) balls.set(name, (balls.get(name) ?? 0) + ballsBowled);
    battingOrder.forEach((name, i) => {
      earliest.set(name, Math.min(i + 1, earliest.get(name) ?? Number.POSITIVE_INFINITY));
    });
  }
  return new Set(
    [...balls]
      .filter(([name, bowled]) => looksLikeBowler({ bowled, earliest: earliest.get(name), ballsPerOver }))
      .map(([name]) => name),
  );
}

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
