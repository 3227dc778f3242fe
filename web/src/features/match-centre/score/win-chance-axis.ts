import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { ballsPerOverOf, oversAsNumber } from '../../../ui/match/overs.ts';
import { axisOversFor } from './innings-progress.ts';

/** A win chance with the innings, overs and score it belongs to. */
export type WinChancePoint = Forecast['history'][number];

type ScoredMatch = Pick<MatchView, 'matchType' | 'score'>;

/** Between chances further apart than this many overs the play was not followed. */
const FOLLOWED_OVERS = 2;

/**
 * Returns the innings on the axis, from the first to the last with a chance, and the position of innings by their number
 * from the first, and of points, 0 to 1. The axis begins with the first chance.
 */
export function axisOf(history: readonly WinChancePoint[], format: string) {
  const numbers = history.map((point) => Math.max(1, point.innings));
  const first = Math.min(...numbers);
  const numbersOnAxis = Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index);
  const oversOf = (point: WinChancePoint) => oversAsNumber(point.overs, ballsPerOverOf(format));
  const overs = axisOversFor(format, history.map(oversOf));
  const inningsElapsed = (point: WinChancePoint) =>
    Math.max(1, point.innings) - first + oversOf(point) / overs;
  const start = Math.min(...history.map(inningsElapsed));
  const positionOf = (innings: number) => (innings - start) / (numbersOnAxis.length - start);
  return {
    axisPosition: (point: WinChancePoint) => positionOf(inningsElapsed(point)),
    positionOf,
    innings: numbersOnAxis,
  };
}

/** Returns where the innings on the axis begin. */
export function inningsStarts(history: readonly WinChancePoint[], format: string): number[] {
  const { innings, positionOf } = axisOf(history, format);
  return innings.map((_, index) => positionOf(index));
}

/** Returns the first team's chances for an `AreaPlot`, with a dot at each wicket whose over is known. */
export function chartPoints(history: readonly WinChancePoint[], match: ScoredMatch) {
  const { axisPosition } = axisOf(history, match.matchType);
  return history.map((point, index) => {
    const before = history[index - 1];
    const gap = before !== undefined && oversUntil(point, match) - oversUntil(before, match) > FOLLOWED_OVERS;
    return {
      across: axisPosition(point),
      share: point.teamA / 100,
      mark: !gap && hasWicket(before, point),
      gap,
    };
  });
}

/** Returns the overs bowled in the match until a point. */
function oversUntil({ innings, overs }: WinChancePoint, { matchType, score }: ScoredMatch): number {
  const before = score.slice(0, Math.max(0, innings - 1)).map(({ o }) => o);
  return [...before, overs].reduce((sum, each) => sum + oversAsNumber(each, ballsPerOverOf(matchType)), 0);
}

/** True when a wicket fell since the point before, or for the first point of a later innings since its start. */
function hasWicket(before: WinChancePoint | undefined, { innings, wickets }: WinChancePoint): boolean {
  return before !== undefined && wickets > (before.innings === innings ? before.wickets : 0);
}
