import type { PoolRating } from '../ratings/pool-rating.ts';
import { BALL_OUTCOMES, OUTCOME_RUNS, SLOTS } from '../ratings/match-story.ts';

/**
 * What can come of a ball by part of the innings and wickets down, learnt from the matches of the pool, laid out so that nothing is worked
 * out ball by ball.
 */
export interface BallChances {
  /** Chance of a wide and of a no-ball, by slot. */
  readonly wide: Float64Array;
  readonly noball: Float64Array;
  /** Chance of a wicket, by slot and wickets down, ten a slot. */
  readonly wicket: Float64Array;
  /** Runs a ball above the slot's average, by slot and wickets down. */
  readonly runsAbove: Float64Array;
  /** Runs a ball that one unit of ease adds, by slot. */
  readonly slope: Float64Array;
  /** Summed chances of dot, one, two, three, four and six, by slot and step of ease. */
  readonly outcomes: Float64Array;
}

/** Ease of scoring in steps, as push on the log-chances of the outcomes. */
export const EASE = { lowest: -1.6, step: 0.08, steps: 41 };
/** Outcomes without a wicket or an extra. */
export const HITS = 6;
/** Effect on the log-chance of each of them of one unit of ease; with it totals spread as in the IPL when skills do as they do there. */
const PUSH = [-0.55, 0, 0.1, 0.1, 0.55, 0.85];
/** Of the wickets that fall, run-outs are not the bowler's (IPL 2008 to 2017: 8%). */
const BOWLERS_SHARE = 0.92;
/** Balls that the slot as a whole counts for beside those at the same number of wickets. */
const SLOT_PRIOR = 60;

export function ballChances({ cells, slots, outcomes }: Readonly<PoolRating>): BallChances {
  const made: BallChances = {
    wide: new Float64Array(SLOTS),
    noball: new Float64Array(SLOTS),
    wicket: new Float64Array(10 * SLOTS),
    runsAbove: new Float64Array(10 * SLOTS),
    slope: new Float64Array(SLOTS),
    outcomes: new Float64Array(SLOTS * EASE.steps * HITS),
  };
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const counts = outcomes.slice(slot * BALL_OUTCOMES.length, (slot + 1) * BALL_OUTCOMES.length);
    const balls = counts.reduce((sum, count) => sum + count, 0);
    made.wide[slot] = (counts[7] ?? 0) / balls;
    made.noball[slot] = (counts[8] ?? 0) / balls;
    made.slope[slot] = (meanRuns(counts, 0.1) - meanRuns(counts, -0.1)) / 0.2;
    for (let step = 0; step < EASE.steps; step += 1) {
      layOut(
        made.outcomes,
        (slot * EASE.steps + step) * HITS,
        pushed(counts, EASE.lowest + EASE.step * step),
      );
    }
    const { runs = 0, wickets = 0, balls: bowled = 1 } = slots[slot] ?? {};
    for (let down = 0; down < 10; down += 1) {
      const cell = cells[10 * slot + down] ?? { runs: 0, wickets: 0, balls: 0 };
      const weight = cell.balls + SLOT_PRIOR;
      made.runsAbove[10 * slot + down] = (cell.runs + (SLOT_PRIOR * runs) / bowled) / weight - runs / bowled;
      made.wicket[10 * slot + down] =
        (cell.wickets + (SLOT_PRIOR * wickets) / bowled) / weight / BOWLERS_SHARE;
    }
  }
  return made;
}

/** Chances of the hits at this ease; they sum to one. */
function pushed(counts: readonly number[], ease: number): number[] {
  const weights = PUSH.map((push, hit) => (counts[hit] ?? 0) * Math.exp(push * ease));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function meanRuns(counts: readonly number[], ease: number): number {
  return pushed(counts, ease).reduce((sum, chance, hit) => sum + chance * (OUTCOME_RUNS[hit] ?? 0), 0);
}

function layOut(into: Float64Array, from: number, chances: readonly number[]): void {
  let sum = 0;
  chances.forEach((chance, i) => {
    sum += chance;
    into[from + i] = sum;
  });
}
