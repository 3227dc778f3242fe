import type { InningsView, MatchView } from '../../../ui/match/match-view.ts';
import { ballsOf } from '../../../ui/match/overs.ts';

/** Legal balls of a full innings, and of an over. */
const LIMITS: Readonly<Record<string, { balls: number; perOver: number }>> = {
  t20: { balls: 120, perOver: 6 },
  odi: { balls: 300, perOver: 6 },
  t10: { balls: 60, perOver: 6 },
  hundred: { balls: 100, perOver: 5 },
};

/** The state of the innings in play, calculated from the score. */
export interface InningsState {
  innings: InningsView;
  /** Runs an over so far; null before the first legal ball. */
  currentRate: number | null;
  /** The total at this rate, in a first innings; null without an overs limit or before the first over is bowled. */
  projected: number | null;
  /** Null unless the innings is a chase whose target the score tells. */
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

export function ballsPerOverOf(matchType: string): number {
  return LIMITS[matchType.toLowerCase()]?.perOver ?? 6;
}

type ScoredMatch = Pick<MatchView, 'matchType' | 'score' | 'status'>;

/** Null before the first ball. */
export function inningsState({ matchType, score, status }: ScoredMatch): InningsState | null {
  const innings = score.at(-1);
  if (innings === undefined) return null;
  const limit = LIMITS[matchType.toLowerCase()];
  const perOver = ballsPerOverOf(matchType);
  const balls = ballsOf(innings.o, perOver);
  const currentRate = balls === 0 ? null : (innings.r / balls) * perOver;
  const isChanged = /\b(dls|d\/l|revised|reduced|target|rain|\d+ overs? (match|a side))\b/i.test(status);
  const isFirst = score.length === 1;
  const isOver = limit !== undefined && (balls >= limit.balls || innings.w >= 10);
  return {
    innings,
    currentRate,
    projected:
      isFirst && limit && !isOver && !isChanged && balls >= perOver
        ? Math.round((innings.r / balls) * limit.balls)
        : null,
    chase: score.length === 2 && limit && !isChanged ? chaseOf(score, status, limit) : null,
    isBreak: isFirst && (isOver || /\binnings break\b/i.test(status)),
  };
}

/** Null when the feed's status states other numbers: then overs or target were changed, or it is of another ball. */
function chaseOf(
  [first, second]: readonly InningsView[],
  status: string,
  limit: { balls: number; perOver: number },
): Chase | null {
  if (first === undefined || second === undefined) return null;
  const target = first.r + 1;
  const runs = Math.max(0, target - second.r);
  const balls = Math.max(0, limit.balls - ballsOf(second.o, limit.perOver));
  const said = /\bneeds? (\d+) runs? (?:in|from|off) (\d+) balls?\b/i.exec(status);
  if (said && (Number(said[1]) !== runs || Number(said[2]) !== balls)) return null;
  return { target, runs, balls, requiredRate: balls === 0 ? null : (runs / balls) * limit.perOver };
}
