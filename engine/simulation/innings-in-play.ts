import { EASE } from './ball-chances.ts';
import type { InningsPlan } from './innings-plan.ts';
import { COUNTS_PER_PLAYER } from './player-counts.ts';
import type { ShapeRatios } from './shape-ratios.ts';

// Units of the simulation: ease is how easy it is to score (0 is usual, see `EASE`); a slot is a twentieth of the
// innings; hits are dot, one, two, three, four and six. Everything is preallocated, because a match is simulated
// thousands of times.

/**
 * Adjusts a simulated innings to the forecast: its mean total, the standard deviation of totals, and its mix of
 * outcomes.
 */
export interface PaceCorrection {
  /** Runs per ball added to what players and tables give; negative when they give too many. */
  readonly runsPerBall: number;
  /** Standard deviation of ease between days, in units of ease. */
  readonly dayEaseSpread: number;
  readonly ratios: ShapeRatios;
}

/**
 * Initial value of fractional fields. An integer would make V8 change the field's representation later and recompile
 * its readers.
 */
const UNSET = Number.NaN;

/** An innings in play, changed ball by ball and reused for every simulation. Players are indexes into their team. */
export type Innings = ReturnType<typeof makeInnings>;

/**
 * Allocates an innings for the plan. `counts` has the players of both teams, first team first, `COUNTS_PER_PLAYER`
 * each, as in `COUNT_OFFSETS`.
 */
export function makeInnings(plan: InningsPlan, counts: Int32Array) {
  return {
    plan,
    counts,
    /** Runs to win, infinite in a first innings. */
    target: Number.POSITIVE_INFINITY,
    /** Standard deviation of ease between days, in units of ease. */
    dayEaseSpread: UNSET,
    /** Ease of this simulation's day, in units of ease. */
    dayEase: UNSET,
    /**
     * Step of ease between average players on an average day, plus half a step for rounding; at `cellIndex`.
     */
    ease: new Float64Array(plan.chances.ease.length),
    /** Chance of a wide, by slot. */
    wide: new Float64Array(plan.chances.wide.length),
    /** Chance of a wide or a no-ball, by slot. */
    extra: new Float64Array(plan.chances.extra.length),
    /** Factor on the chance of a wicket, from the forecast shape. */
    wicketRatio: UNSET,
    /** Cumulative chances of the hits, as filled by `fillHitTable`. */
    hits: new Float64Array(plan.chances.hits.length * EASE.count),
    /** The score: runs, wickets, legal balls. */
    runs: 0,
    wickets: 0,
    balls: 0,
    /** Indexes of the batters within the batting team, and of the bowler within the other. */
    striker: 0,
    nonStriker: 0,
    bowler: 0,
    /** Runs charged to the bowler since the start of the over. */
    conceded: 0,
    /** Legal balls of the innings at the start of the over. */
    overFrom: 0,
    /** Ease from day and urgency, in steps. */
    easeShift: UNSET,
    /** Factor on the chance of a wicket, from day, urgency and `wicketRatio`. */
    wicketFactor: UNSET,
    /** Indexes of the batters to come, next one first; `orderKeys` are their sort keys. */
    order: new Int32Array(plan.start.stillToBat.length),
    orderKeys: new Float64Array(plan.start.stillToBat.length),
    /** Index into `order` of the next batter. */
    next: 0,
    /** Whole overs bowled since the plan's start, by index; capped at the maximum per bowler. */
    overs: new Int32Array(plan.bowling.size),
    /** Cumulative weights of the bowlers for the next over. */
    cumulativeWeights: new Float64Array(plan.bowling.size),
    /** Numbers of deliveries in this innings; `counts` has none of these. */
    wides: 0,
    noballs: 0,
    legByes: 0,
  };
}

/** Index in `counts` of the first of the striker's counts. */
export function batterOffset({ plan, striker }: Innings): number {
  return COUNTS_PER_PLAYER * (plan.battingFrom + striker);
}

/** Index in `counts` of the first of the bowler's counts. */
export function bowlerOffset({ plan, bowler }: Innings): number {
  return COUNTS_PER_PLAYER * (plan.bowlingFrom + bowler);
}

/** Adds runs to the total and to the bowler's over. */
export function chargeRuns(innings: Innings, runs: number): void {
  innings.runs += runs;
  innings.conceded += runs;
}

/** The batters change ends. */
export function swapEnds(innings: Innings): void {
  const { striker } = innings;
  innings.striker = innings.nonStriker;
  innings.nonStriker = striker;
}
