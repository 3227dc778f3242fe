import { EASE } from './ball-chances.ts';
import type { InningsPlan } from './innings-plan.ts';
import { WIDTH } from './run-counts.ts';
import type { ShapeRatios } from './shape-ratios.ts';

/** How an innings is to be played so that it comes out as foreseen. */
export interface PaceCorrection {
  /** Runs a ball by which it is faster than the players and the tables say. */
  readonly runs: number;
  /** Units of ease that one spread of the day is worth. */
  readonly day: number;
  readonly ratios: ShapeRatios;
}

/** A fraction, whatever it comes to be: a field that began as a whole number would be laid out anew, and all that reads it compiled anew. */
const UNSET = Number.NaN;

/** An innings while it is played, changed ball by ball, and used again for the next run. Players by place in their side. */
export type Innings = ReturnType<typeof makeInnings>;

/** Room for an innings of this plan; `counts` are of the players of both sides, first side first, laid out as `AT` says. */
export function makeInnings(plan: InningsPlan, counts: Int32Array) {
  return {
    plan,
    counts,
    /** Runs to win, infinite in a first innings. */
    target: Number.POSITIVE_INFINITY,
    /** Units of ease that one spread of the day is worth, and that today is worth. */
    dayEase: UNSET,
    pitch: UNSET,
    /** The step of ease between average players on a usual day at this pace, half a step beyond it, by slot and wickets down, ten a slot. */
    ease: new Float64Array(plan.chances.ease.length),
    /** Chance of a wide, and of a wide or a no-ball, by slot, and by how much likelier than usual a wicket is, whatever the day. */
    wide: new Float64Array(plan.chances.wide.length),
    extra: new Float64Array(plan.chances.extra.length),
    wicketRatio: UNSET,
    /** Summed chances of dot, one, two, three, four and six, by slot and step of ease. */
    hits: new Float64Array(plan.chances.hits.length * EASE.count),
    runs: 0,
    wickets: 0,
    balls: 0,
    striker: 0,
    other: 0,
    bowler: 0,
    /** What the bowler has given away since the over began, and at which ball that was. */
    conceded: 0,
    overFrom: 0,
    /** Steps of ease that the day and how hard the batting side presses bring, and by how much likelier they make a wicket. */
    push: UNSET,
    risk: UNSET,
    /** Those still to come in, first one next. */
    order: new Int32Array(plan.start.toCome.length),
    turns: new Float64Array(plan.start.toCome.length),
    next: 0,
    /** Whole overs bowled since the plan's start, by place; as many as one bowler may bowl, where somebody has to bowl more. */
    overs: new Int32Array(plan.bowling.size),
    /** How strongly each is asked to bowl, summed up. */
    asked: new Float64Array(plan.bowling.size),
    /** What the counts do not tell. */
    wides: 0,
    noballs: 0,
    legByes: 0,
  };
}

/** Where the counts of the striker and of the bowler begin. */
export function batterOffset({ plan, striker }: Innings): number {
  return WIDTH * (plan.battingFrom + striker);
}

export function bowlerOffset({ plan, bowler }: Innings): number {
  return WIDTH * (plan.bowlingFrom + bowler);
}

/** Runs that are charged to the bowler, when his over ends. */
export function chargeRuns(innings: Innings, runs: number): void {
  innings.runs += runs;
  innings.conceded += runs;
}

export function swapEnds(innings: Innings): void {
  const { striker } = innings;
  innings.striker = innings.other;
  innings.other = striker;
}
