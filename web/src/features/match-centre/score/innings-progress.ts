import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { I18n } from '@lingui/core';
import { ballsOf, fullInningsOvers, oversAsNumber } from '../../../ui/match/overs.ts';
import { type MatchView, shortNameIn } from '../../../ui/match/match-view.ts';

/** The totals of one innings in order of play. */
export type InningsProgress = MatchProgress['innings'][number];

/** The state of an innings at the end of an over. */
export interface OverEnd {
  /** The number of the over, from 1. */
  over: number;
  /** The first of the overs that `added` sums: less than `over` when no update came in the overs before. */
  from: number;
  /** Overs bowled at the last known total of the over: less than `over` while it is on. */
  bowled: number;
  /** The innings' total after the over. */
  total: number;
  /** Wickets fallen in the innings after the over. */
  wickets: number;
  /** Runs and wickets of the overs from `from`; null for the first recorded over of an innings that had already started. */
  added: { runs: number; wickets: number } | null;
}

/**
 * Returns the score after each over, from the first recorded one. Overs without an update are part of the next, and the
 * runs of a missed update count where the next one came.
 */
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
  const overs: OverEnd[] = [];
  // A score that the feed takes back may reach an over after a later one.
  const inOrder = [...ends].toSorted(([a], [b]) => a - b);
  for (const [over, { runs: total, wickets, ...end }] of inOrder) {
    const before = overs.at(-1) ?? { over: 0, total: 0, wickets: 0 };
    const hasStartedBefore = overs.length === 0 && over > 1;
    overs.push({
      over,
      from: hasStartedBefore ? over : before.over + 1,
      bowled: oversAsNumber(end.overs, ballsPerOver),
      total,
      wickets,
      added: hasStartedBefore ? null : { runs: total - before.total, wickets: wickets - before.wickets },
    });
  }
  return overs;
}

/**
 * Returns the over, from 1, in which a total was reached. `balls` are the legal balls bowled when it was reached,
 * `ballsBefore` those of the total before. Runs added after a complete over without another legal ball are extras of
 * the next over.
 */
export function overOfTotal(ballsBefore: number, balls: number, ballsPerOver: number): number {
  const isExtra = balls === ballsBefore && balls % ballsPerOver === 0;
  return isExtra ? balls / ballsPerOver + 1 : Math.ceil(balls / ballsPerOver);
}

/** Returns the last over of a full innings; infinite for a format without a limit. */
export function lastOverOf(format: string): number {
  return fullInningsOvers(format) ?? Number.POSITIVE_INFINITY;
}

/** Returns the first recorded over of an innings that had already started; null when the first over was recorded. */
export function firstOverSeen([first]: readonly OverEnd[]): number | null {
  return first && first.over > 1 ? first.over : null;
}

/** Axes grow in steps of this many overs, from one step in a format without a limit. */
const AXIS_STEP_OVERS = 5;

/** Returns the length of an axis in overs: a full innings of the format, or longer if more overs were bowled. */
export function axisOversFor(format: string, bowled: readonly number[]): number {
  const whole = fullInningsOvers(format) ?? AXIS_STEP_OVERS;
  return Math.max(whole, Math.ceil(Math.max(0, ...bowled) / AXIS_STEP_OVERS) * AXIS_STEP_OVERS);
}

type Progress = Pick<MatchProgress, 'innings' | 'ballsPerOver'>;

/** Returns the length, in overs, of the axis that all innings of a match share. */
export function axisOversOf({ innings, ballsPerOver }: Progress, format: string): number {
  const ends = innings.flatMap(({ points }) => points.slice(-1));
  const bowled = ends.map(({ overs }) => oversAsNumber(overs, ballsPerOver));
  return axisOversFor(format, bowled);
}

/** Labels of an axis of this many overs, at positions from 0 to 1. */
export function overTicks(overs: number): { position: number; text: string }[] {
  const step = stepOf(overs);
  const count = Math.floor(overs / step);
  return Array.from({ length: count + 1 }, (_, i) => ({
    position: (i * step) / overs,
    text: String(i * step),
  }));
}

/** Labels of the bars of this many overs, in the middle of each: 1, 5, 10, 15, 20. */
export function barTicks(overs: number): { position: number; text: string }[] {
  const step = stepOf(overs);
  const numbers = Array.from({ length: Math.floor(overs / step) }, (_, i) => (i + 1) * step);
  return [1, ...numbers].map((over) => ({ position: (over - 0.5) / overs, text: String(over) }));
}

function stepOf(overs: number): number {
  return overs <= 20 ? 5 : Math.ceil(overs / 50) * 10;
}

/**
 * Returns the team of an innings, with a number from its second innings on, or with `super over`; by the team's short
 * name when its match is given. `index` counts from 0.
 */
export function inningsName(
  i18n: I18n,
  innings: MatchProgress['innings'],
  index: number,
  shortIn?: Pick<MatchView, 'teamInfo'>,
): string {
  const shown = innings[index];
  const name = shown?.team ?? '';
  const team = shortIn ? shortNameIn(shortIn, name) : name;
  if (shown?.superOver) return i18n.t('{team}, super over', { team });
  const number = inningsNumber(innings, index);
  if (number === 1) return team;
  return shortIn ? `${team} ${number}` : i18n.t('{team}, innings {number}', { team, number });
}

/** Returns which innings of its team this is, from 1. */
function inningsNumber(innings: MatchProgress['innings'], index: number): number {
  return innings.slice(0, index + 1).filter(({ team }) => team === innings[index]?.team).length;
}
