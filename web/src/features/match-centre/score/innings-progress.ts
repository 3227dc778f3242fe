import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { ballsOf, oversBowled } from '../../../ui/match/overs.ts';
import { fullInningsOvers } from './innings-limits.ts';

/** The totals of one innings in order of play. */
export type InningsProgress = MatchProgress['innings'][number];

/** The state of an innings at the end of an over. */
export interface OverEnd {
  /** 1 for the first. */
  over: number;
  /** The innings' total after it. */
  total: number;
  /** Wickets fallen after it. */
  wickets: number;
  /** Runs and wickets in it; null for the first over seen of an innings that had already started. */
  added: { runs: number; wickets: number } | null;
}

/** The score after each over, from the first one seen. Runs of a missed update count in the over of the next. */
export function oversOfProgress(
  { points }: InningsProgress,
  ballsPerOver: number,
  lastOver: number = Number.POSITIVE_INFINITY,
): OverEnd[] {
  const ends = new Map<number, InningsProgress['points'][number]>();
  let ballsBefore = 0;
  for (const point of points) {
    const balls = ballsOf(point.overs, ballsPerOver);
    ends.set(Math.min(overOfTotal(ballsBefore, balls, ballsPerOver), lastOver), point);
    ballsBefore = balls;
  }
  const [first = 1] = ends.keys();
  const last = Math.max(0, ...ends.keys());
  const overs: OverEnd[] = [];
  for (let over = first; over <= last; over += 1) {
    const before = overs.at(-1) ?? { total: 0, wickets: 0 };
    const { runs: total, wickets } = ends.get(over) ?? {
      runs: before.total,
      wickets: before.wickets,
    };
    const isUnderWay = over === first && first > 1;
    const added = isUnderWay ? null : { runs: total - before.total, wickets: wickets - before.wickets };
    overs.push({ over, total, wickets, added });
  }
  return overs;
}

/**
 * The over, from 1, in which a total was reached, by the legal balls of the total before and of it. Runs that are added
 * after a whole over without a legal ball are extras of the next.
 */
export function overOfTotal(before: number, balls: number, ballsPerOver: number): number {
  const isExtra = balls === before && balls % ballsPerOver === 0;
  return isExtra ? balls / ballsPerOver + 1 : Math.ceil(balls / ballsPerOver);
}

/** The last over of a full innings; infinite for a format without a limit. */
export function lastOverOf(format: string): number {
  return fullInningsOvers(format) ?? Number.POSITIVE_INFINITY;
}

/** The first over seen of an innings that had already started; null when it was seen from its start. */
export function firstOverSeen([first]: readonly OverEnd[]): number | null {
  return first && first.over > 1 ? first.over : null;
}

/** Also the overs shown of a format without a limit. */
const AXIS_STEP_OVERS = 5;

/** Overs on an axis: a full innings of the format, or those bowled, in steps of five. */
export function axisOversFor(format: string, bowled: readonly number[]): number {
  const whole = fullInningsOvers(format) ?? AXIS_STEP_OVERS;
  return Math.max(whole, Math.ceil(Math.max(0, ...bowled) / AXIS_STEP_OVERS) * AXIS_STEP_OVERS);
}

type Progress = Pick<MatchProgress, 'innings' | 'ballsPerOver'>;

/** Overs on the axis that all innings of a match share. */
export function axisOversOf({ innings, ballsPerOver }: Progress, format: string): number {
  const ends = innings.flatMap(({ points }) => points.slice(-1));
  const bowled = ends.map(({ overs }) => oversBowled(overs, ballsPerOver));
  return axisOversFor(format, bowled);
}

/** Labels of an axis of this many overs, at positions from 0 to 1. */
export function overTicks(overs: number): { at: number; text: string }[] {
  const step = overs <= 20 ? 5 : Math.ceil(overs / 50) * 10;
  const count = Math.floor(overs / step);
  return Array.from({ length: count + 1 }, (_, i) => ({ at: (i * step) / overs, text: String(i * step) }));
}

/** A team's second innings of a long match is labelled. */
export function inningsName(i18n: I18n, innings: MatchProgress['innings'], at: number): string {
  const team = innings[at]?.team ?? '';
  const before = innings.slice(0, at).filter((one) => one.team === team).length;
  return before === 0 ? team : i18n.t('{team}, innings {number}', { team, number: before + 1 });
}
