import type { InningsView, MatchView } from './match-view.ts';
import { ballsOf, ballsPerOverOf, fullInningsOvers } from './overs.ts';

/** What a chase needs, calculated from the score. */
export interface Chase {
  target: number;
  /** Runs and legal balls to go. */
  runs: number;
  balls: number;
  /** Runs an over; null when no ball is left. */
  requiredRate: number | null;
}

/** Returns what a status says that a team needs; `balls` is null when it states the runs alone. */
export function statedChase(status: string): { runs: number; balls: number | null } | null {
  const found = /\bneeds? (\d+) runs?\b(?: (?:in|from|off) (\d+) balls?\b)?/i.exec(status);
  return found && { runs: Number(found[1]), balls: found[2] === undefined ? null : Number(found[2]) };
}

/** Returns the legal balls of an innings; null without an overs limit, or when the status says that it was changed. */
export function fullInningsBalls({
  matchType,
  status,
}: Pick<MatchView, 'matchType' | 'status'>): number | null {
  const overs = fullInningsOvers(matchType);
  const isChanged = /\b(dls|d\/l|revised|reduced|target|rain|\d+ overs? (match|a side))\b/i.test(status);
  return overs === null || isChanged ? null : overs * ballsPerOverOf(matchType);
}

/**
 * Returns the state of a chase; null outside one. Null too when the status states other numbers: then overs or target
 * were changed, or the status is of another ball than the score.
 */
export function chaseOf(
  match: Pick<MatchView, 'matchType' | 'status'> & { score: readonly InningsView[] },
): Chase | null {
  const fullBalls = fullInningsBalls(match);
  const [first, second, ...more] = match.score;
  if (fullBalls === null || first === undefined || second === undefined || more.length > 0) return null;
  const ballsPerOver = ballsPerOverOf(match.matchType);
  const target = first.r + 1;
  const runs = Math.max(0, target - second.r);
  const balls = Math.max(0, fullBalls - ballsOf(second.o, ballsPerOver));
  const stated = statedChase(match.status);
  if (stated && stated.balls !== null && (stated.runs !== runs || stated.balls !== balls)) return null;
  return { target, runs, balls, requiredRate: balls === 0 ? null : (runs / balls) * ballsPerOver };
}
