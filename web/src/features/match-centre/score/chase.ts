import type { InningsView, MatchView } from '../../../ui/match/match-view.ts';
import { ballsOf } from '../../../ui/match/overs.ts';
import { ballsPerOverOf, fullInningsOvers } from './innings-limits.ts';

/** The state of the innings in play, calculated from the score. */
export interface InningsState {
  innings: InningsView;
  /** Runs an over so far; null before the first legal ball. */
  currentRate: number | null;
  /** The total at this rate, in a first innings; null without an overs limit or before the first over is bowled. */
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
  runs: number;
  balls: number;
  /** Runs an over; null when no ball is left. */
  requiredRate: number | null;
}

type ScoredMatch = Pick<MatchView, 'matchType' | 'score' | 'status'>;

/** Null before the first ball. */
export function inningsState({ matchType, score, status }: ScoredMatch): InningsState | null {
  const innings = score.at(-1);
  if (innings === undefined) return null;
  const perOver = ballsPerOverOf(matchType);
  const balls = ballsOf(innings.o, perOver);
  const overs = fullInningsOvers(matchType);
  const full = overs === null ? null : overs * perOver;
  // Overs or target were changed, so that nothing follows from a full innings.
  const isChanged = /\b(dls|d\/l|revised|reduced|target|rain|\d+ overs? (match|a side))\b/i.test(status);
  const certain = isChanged ? null : full;
  const isFirst = score.length === 1;
  const isOver = full !== null && (balls >= full || innings.w >= 10);
  return {
    innings,
    currentRate: balls === 0 ? null : (innings.r / balls) * perOver,
    projected:
      certain !== null && isFirst && !isOver && balls >= perOver
        ? Math.round((innings.r / balls) * certain)
        : null,
    target: certain !== null && isFirst && isOver ? targetAfter(innings, status) : null,
    chase:
      certain !== null && score.length === 2 ? chaseOf(score, status, { balls: certain, perOver }) : null,
    isBreak: isFirst && (isOver || /\binnings break\b/i.test(status)),
  };
}

/** Null when the feed's status states another target. */
function targetAfter({ r }: InningsView, status: string): number | null {
  const stated = /\bneeds? (\d+) runs?\b/i.exec(status);
  return stated && Number(stated[1]) !== r + 1 ? null : r + 1;
}

/** Null when the feed's status states other numbers: then overs or target were changed, or it is of another ball. */
function chaseOf(
  [first, second]: readonly InningsView[],
  status: string,
  full: { balls: number; perOver: number },
): Chase | null {
  if (first === undefined || second === undefined) return null;
  const target = first.r + 1;
  const runs = Math.max(0, target - second.r);
  const balls = Math.max(0, full.balls - ballsOf(second.o, full.perOver));
  const stated = /\bneeds? (\d+) runs? (?:in|from|off) (\d+) balls?\b/i.exec(status);
  if (stated && (Number(stated[1]) !== runs || Number(stated[2]) !== balls)) return null;
  return { target, runs, balls, requiredRate: balls === 0 ? null : (runs / balls) * full.perOver };
}
