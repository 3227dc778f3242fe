import { type Chase, chaseOf, fullInningsBalls, statedChase } from '../../../ui/match/chase.ts';
import type { InningsView, MatchView } from '../../../ui/match/match-view.ts';
import { ballsOf, ballsPerOverOf, fullInningsOvers } from '../../../ui/match/overs.ts';

/** The state of the innings in play, calculated from the score. */
export interface InningsState {
  innings: InningsView;
  /** Runs an over so far; null before the first legal ball. */
  currentRate: number | null;
  /** The total at this rate, in a first innings; null without an overs limit or before a quarter of the balls. */
  projected: number | null;
  /** The target that a complete first innings sets; null without an overs limit or when the target may be revised. */
  target: number | null;
  /** Runs an over that the chase needs, or will need after the break; null without a target and once it is reached. */
  requiredRate: number | null;
  /** Null unless the innings is a chase whose target follows from the score. */
  chase: Chase | null;
  /** True when the innings has ended: all out, all overs bowled or the target reached. */
  isOver: boolean;
  /** True between two innings. A match without an overs limit has up to four. */
  isBreak: boolean;
}

/** Share of an innings from which on its rate says something about the total; chosen. */
const LEAST_SHARE = 0.25;

type ScoredMatch = Pick<MatchView, 'matchType' | 'score' | 'status'>;

/** Returns the state of the latest innings; null while there is no score. */
export function inningsState(match: ScoredMatch): InningsState | null {
  const { matchType, score, status } = match;
  const innings = score.at(-1);
  if (innings === undefined) return null;
  const ballsPerOver = ballsPerOverOf(matchType);
  const balls = ballsOf(innings.o, ballsPerOver);
  const overs = fullInningsOvers(matchType);
  const formatBalls = overs === null ? null : overs * ballsPerOver;
  const fullBalls = fullInningsBalls(match);
  const isFirst = score.length === 1;
  const chase = chaseOf(match);
  const hasAllOvers = formatBalls !== null && balls >= formatBalls;
  const isOver = hasAllOvers || innings.w >= 10 || chase?.runs === 0;
  const target = fullBalls !== null && isFirst && isOver ? targetAfter(innings, status) : null;
  const chasedRate = chase?.runs ? chase.requiredRate : null;
  return {
    innings,
    currentRate: balls === 0 ? null : (innings.r / balls) * ballsPerOver,
    projected:
      fullBalls !== null && isFirst && !isOver && balls >= fullBalls * LEAST_SHARE
        ? Math.round((innings.r / balls) * fullBalls)
        : null,
    target,
    requiredRate: target !== null && overs !== null ? target / overs : chasedRate,
    chase,
    isOver,
    isBreak: score.length < (overs === null ? 4 : 2) && (isOver || /\binnings break\b/i.test(status)),
  };
}

/** Returns the target that a first innings sets; null when the feed's status states another. */
function targetAfter({ r }: InningsView, status: string): number | null {
  const stated = statedChase(status);
  return stated && stated.runs !== r + 1 ? null : r + 1;
}
