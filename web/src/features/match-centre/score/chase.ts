import type { InningsView, MatchView } from '../../../ui/match/match-view.ts';
import { ballsOf } from '../../../ui/match/overs.ts';
import { ballsPerOverOf, fullInningsOvers } from './innings-limits.ts';

/** The state of the innings in play, calculated from the score. */
export interface InningsState {
  innings: InningsView;
  /** Runs an over so far; null before the first legal ball. */
  currentRate: number | null;
  /** The total at this rate, in a first innings; null without an overs limit or before a quarter of the balls. */
  projected: number | null;
  /** The target that a complete first innings sets; null without an overs limit or when the target may be revised. */
  target: number | null;
  /** Null unless the innings is a chase whose target follows from the score. */
  chase: Chase | null;
  /** True between two innings. */
  isBreak: boolean;
}

interface Chase {
  target: number;
  /** Runs and legal balls to go. */
  runs: number;
  balls: number;
  /** Runs an over; null when no ball is left. */
  requiredRate: number | null;
}

/** Share of an innings from which on its rate says something about the total; chosen. */
const LEAST_SHARE = 0.25;

type ScoredMatch = Pick<MatchView, 'matchType' | 'score' | 'status'>;

/** Returns the state of the latest innings; null while there is no score. */
export function inningsState({ matchType, score, status }: ScoredMatch): InningsState | null {
  const innings = score.at(-1);
  if (innings === undefined) return null;
  const ballsPerOver = ballsPerOverOf(matchType);
  const balls = ballsOf(innings.o, ballsPerOver);
  const overs = fullInningsOvers(matchType);
  const formatBalls = overs === null ? null : overs * ballsPerOver;
  // The status says that overs or target were changed: the innings may then be shorter than the format's.
  const isChanged = /\b(dls|d\/l|revised|reduced|target|rain|\d+ overs? (match|a side))\b/i.test(status);
  const fullBalls = isChanged ? null : formatBalls;
  const isFirst = score.length === 1;
  const isOver = formatBalls !== null && (balls >= formatBalls || innings.w >= 10);
  return {
    innings,
    currentRate: balls === 0 ? null : (innings.r / balls) * ballsPerOver,
    projected:
      fullBalls !== null && isFirst && !isOver && balls >= fullBalls * LEAST_SHARE
        ? Math.round((innings.r / balls) * fullBalls)
        : null,
    target: fullBalls !== null && isFirst && isOver ? targetAfter(innings, status) : null,
    chase:
      fullBalls !== null && score.length === 2 ? chaseOf(score, status, { fullBalls, ballsPerOver }) : null,
    isBreak: isFirst && (isOver || /\binnings break\b/i.test(status)),
  };
}

/** Returns the target that a first innings sets; null when the feed's status states another. */
function targetAfter({ r }: InningsView, status: string): number | null {
  const stated = /\bneeds? (\d+) runs?\b/i.exec(status);
  return stated && Number(stated[1]) !== r + 1 ? null : r + 1;
}

/**
 * Returns the state of a chase. Null when the feed's status states other numbers: then overs or target were changed, or
 * the status is of another ball than the score.
 */
function chaseOf(
  [first, second]: readonly InningsView[],
  status: string,
  { fullBalls, ballsPerOver }: { fullBalls: number; ballsPerOver: number },
): Chase | null {
  if (first === undefined || second === undefined) return null;
  const target = first.r + 1;
  const runs = Math.max(0, target - second.r);
  const balls = Math.max(0, fullBalls - ballsOf(second.o, ballsPerOver));
  const stated = /\bneeds? (\d+) runs? (?:in|from|off) (\d+) balls?\b/i.exec(status);
  if (stated && (Number(stated[1]) !== runs || Number(stated[2]) !== balls)) return null;
  return { target, runs, balls, requiredRate: balls === 0 ? null : (runs / balls) * ballsPerOver };
}
