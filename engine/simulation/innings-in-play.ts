import type { Tally } from '../fantasy/tally.ts';
import type { InningsPlan } from './innings-plan.ts';

/** What a run of the simulation brings to an innings. */
export interface Play {
  /** Runs to win, or `null`. */
  readonly target: number | null;
  /** Ease of scoring today, in units of `BallChances`; the same for both innings. */
  readonly pitch: number;
  /** Runs a ball by which the innings is faster than the players and the tables say. */
  readonly pace: number;
}

/** An innings while it is played, changed ball by ball, and used again for the next run. Players by place in their side. */
export interface Innings {
  readonly plan: InningsPlan;
  play: Play;
  readonly tallies: readonly Tally[];
  runs: number;
  wickets: number;
  balls: number;
  striker: number;
  other: number;
  bowler: number;
  /** Part of the innings that this ball belongs to, and how hard the batting side presses. */
  slot: number;
  urgency: number;
  /** What the bowler has given away since the over began. */
  conceded: number;
  /** Those still to come in, first one next. */
  readonly order: Int32Array;
  readonly turns: Float64Array;
  next: number;
  readonly bowled: Int32Array;
  /** How strongly each is asked to bowl, summed up. */
  readonly asked: Float64Array;
  /** Deliveries by kind, to see whether they look like cricket. */
  readonly seen: SeenBalls;
}

export interface SeenBalls {
  deliveries: number;
  fours: number;
  sixes: number;
  /** Legal balls off which nothing came. */
  dots: number;
  wides: number;
}

/** Room for an innings of this plan; the players of both sides have their tallies in one list. */
export function makeInnings(plan: InningsPlan, tallies: readonly Tally[]): Innings {
  return {
    plan,
    tallies,
    play: { target: null, pitch: 0, pace: 0 },
    runs: 0,
    wickets: 0,
    balls: 0,
    striker: 0,
    other: 0,
    bowler: 0,
    slot: 0,
    urgency: 0,
    conceded: 0,
    order: new Int32Array(plan.start.toCome.length),
    turns: new Float64Array(plan.start.toCome.length),
    next: 0,
    bowled: new Int32Array(plan.bowling.size),
    asked: new Float64Array(plan.bowling.size),
    seen: { deliveries: 0, fours: 0, sixes: 0, dots: 0, wides: 0 },
  };
}

export function bowlerOf({ tallies, plan, bowler }: Innings): Tally {
  return tallyAt(tallies, plan.bowlingFrom + bowler);
}

export function strikerOf({ tallies, plan, striker }: Innings): Tally {
  return tallyAt(tallies, plan.battingFrom + striker);
}

export function tallyAt(tallies: readonly Tally[], index: number): Tally {
  const tally = tallies[index];
  if (!tally) throw new RangeError('a player without a tally');
  return tally;
}

export function changeEnds(innings: Innings): void {
  const { striker } = innings;
  innings.striker = innings.other;
  innings.other = striker;
}
