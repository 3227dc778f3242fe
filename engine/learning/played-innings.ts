import { type InningsNow, isInningsOver } from '../forecast/forecast-total.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { PreparedInnings } from '../ratings/prepared-innings.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';

/**
 * A limited-overs match that was played in full: to its end, at the format's usual length, without a rain rule. Built
 * from the recorded balls to learn the match or test forecasts of it, in the server's learning thread and the backtest
 * command.
 */
export interface PlayedInnings {
  readonly first: PreparedInnings;
  /** Index, in `MatchRecord.teams`, of the team that batted first. */
  readonly batting: 0 | 1;
  /** 1 when that team won, 0 when it lost, null for a tie. */
  readonly firstWon: 0 | 1 | null;
  /** Runs that the second team needs to win. */
  readonly target: number;
  /** State after each over of the first innings. */
  readonly firstStates: readonly InningsNow[];
  /** State after each over of the chase while it was open. */
  readonly chaseStates: readonly InningsNow[];
}

/**
 * The innings of a match that was played in full; `prepared` are its innings in order of play. Null for a match without
 * an overs limit, and for one that was shortened, abandoned or decided by a rain rule, which would mislead the models.
 */
export function playedInnings(
  rated: FixtureFeatures,
  match: MatchRecord,
  prepared: readonly PreparedInnings[],
): PlayedInnings | null {
  const [first, second] = prepared;
  if (!first || !second || !isPlayedOut(match, rated)) return null;
  const batting = match.teams[0] === first.team ? 0 : 1;
  const target = second.target ?? first.runs + 1;
  const winner = winnerOf(match);
  return {
    first,
    batting,
    firstWon: winner === null ? null : winner === batting ? 1 : 0,
    target,
    firstStates: first.overEnds.map((end) => ({ ...end, batting })),
    chaseStates: second.overEnds
      .map((end) => ({ ...end, batting: otherSide(batting) }))
      .filter((now) => now.runs < target && !isInningsOver(rated, now)),
  };
}

function isPlayedOut(
  { outcome, oversLimit, ballsPerOver }: MatchRecord,
  { scale }: FixtureFeatures,
): boolean {
  const played = outcome.result === 'win' || outcome.result === 'tie';
  return (
    played && outcome.method === null && oversLimit !== null && oversLimit * ballsPerOver === scale.balls
  );
}

/** Index of the winning team; null for ties, draws and no results, also when a super over decided. */
export function winnerOf({ outcome, teams }: MatchRecord): 0 | 1 | null {
  if (outcome.result !== 'win') return null;
  return outcome.winner === teams[0] ? 0 : 1;
}
