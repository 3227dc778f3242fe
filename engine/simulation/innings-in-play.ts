import { EASE } from './ball-chances.ts';
import type { InningsPlan } from './innings-plan.ts';
import { WIDTH } from './run-counts.ts';
import type { ShapeRatios } from './shape-ratios.ts';

/** Adjusts a simulated innings so that it matches the forecast. */
export interface PaceCorrection {
  /** Runs per ball added to what players and tables give. */
  readonly runs: number;
  /** Standard deviation of ease between days, in units of ease. */
  readonly day: number;
  readonly ratios: ShapeRatios;
}

/** Initial value of fractional fields. An integer would make V8 change the field's representation later and recompile its readers. */
const UNSET = Number.NaN;

/** An innings in play, changed ball by ball and reused for every simulation. Players are indexes into their team. */
export type Innings = ReturnType<typeof makeInnings>;

/** Allocates an innings for the plan. `counts` has the players of both teams, first team first, `WIDTH` each, as in `COUNT_OFFSETS`. */
export function makeInnings(plan: InningsPlan, counts: Int32Array) {
  return {
    plan,
    counts,
    /** Runs to win, infinite in a first innings. */
    target: Number.POSITIVE_INFINITY,
    /** Units of ease per standard deviation of days, and of today. */
    dayEaseSpread: UNSET,
    dayEase: UNSET,
    /** Step of ease between average players on an average day, plus half a step for rounding; index 10 * slot + wickets down. */
    ease: new Float64Array(plan.chances.ease.length),
    /** Cumulative chances of a wide, and of a wide or a no-ball, by slot; factor on the chance of a wicket. */
    wide: new Float64Array(plan.chances.wide.length),
    extra: new Float64Array(plan.chances.extra.length),
    wicketRatio: UNSET,
    /** Cumulative chances of the hits, as filled by `hitTable`. */
    hits: new Float64Array(plan.chances.hits.length * EASE.count),
    runs: 0,
    wickets: 0,
    balls: 0,
    striker: 0,
    nonStriker: 0,
    bowler: 0,
    /** Runs charged to the bowler since the over began, and the ball at which it began. */
    conceded: 0,
    overFrom: 0,
    /** Steps of ease from day and urgency, and their factor on the chance of a wicket. */
    easeShift: UNSET,
    wicketFactor: UNSET,
    /** Indexes of the batters to come, next one first; `turns` are their sort keys. */
    order: new Int32Array(plan.start.toCome.length),
    orderKeys: new Float64Array(plan.start.toCome.length),
    next: 0,
    /** Whole overs bowled since the plan's start, by index; capped at the maximum per bowler. */
    overs: new Int32Array(plan.bowling.size),
    /** Cumulative weights of the bowlers for the next over. */
    cumulativeWeights: new Float64Array(plan.bowling.size),
    /** Counts per innings that are not in `counts`. */
    wides: 0,
    noballs: 0,
    legByes: 0,
  };
}

/** Offset of the striker's counts; `bowlerOffset` is that of the bowler. */
export function batterOffset({ plan, striker }: Innings): number {
  return WIDTH * (plan.battingFrom + striker);
}

export function bowlerOffset({ plan, bowler }: Innings): number {
  return WIDTH * (plan.bowlingFrom + bowler);
}

/** Adds runs to the total and to the bowler's over. */
export function chargeRuns(innings: Innings, runs: number): void {
  innings.runs += runs;
  innings.conceded += runs;
}

export function swapEnds(innings: Innings): void {
  const { striker } = innings;
  innings.striker = innings.nonStriker;
  innings.nonStriker = striker;
}
