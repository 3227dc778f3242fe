import { BOWLERS_SHARE, EASE_EFFECT, SLOT_BALLS, STATE_SHARE } from '../fitted-parameters.ts';
import { legByeShare } from '../ratings/competition-norms.ts';
import { BALL_OUTCOMES, OUTCOME_RUNS, SLOTS } from '../ratings/prepared-innings.ts';
import { cellIndex, type PoolRating } from '../ratings/pool-rating.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';

/**
 * Chances of ball outcomes between average players, from the ratings of the pool (all matches of one gender and
 * format). Computed once before the simulations of a match, in the server's forecast and line-ups threads and in the
 * backtest.
 */
export interface BallChances {
  /** Chance of a wide, by slot (twentieth of the innings). */
  readonly wide: Float64Array;
  /** Chance of a wide or a no-ball, by slot. */
  readonly extra: Float64Array;
  /** Chance of a wicket by slot and wickets down, at `cellIndex`. */
  readonly wicket: Float64Array;
  /** Ease of the situation above the slot's average, in steps of `EASE`, at the same index. */
  readonly ease: Float64Array;
  /** Steps of ease that add one run per ball, by slot. */
  readonly easePerRun: Float64Array;
  /**
   * Chances of dot, one, two, three, four and six on an average day, given neither extra nor wicket; index `HITS` *
   * slot + hit.
   */
  readonly hits: Float64Array;
  /** Share of balls without a run off the bat that give leg-byes. */
  readonly legByes: number;
}

/** Number of hits: dot, one, two, three, four and six, the first of `BALL_OUTCOMES`. */
export const HITS = 6;
const WIDE = BALL_OUTCOMES.indexOf('wide');
const NOBALL = BALL_OUTCOMES.indexOf('noball');

/**
 * Ease says how easy it is to score; 0 is usual. Each unit shifts the log-chances of the hits by `EASE_EFFECT`. Chances
 * are precomputed for `count` steps of ease, from `lowest` (in units) on, `steps` to a unit. Chosen.
 */
export const EASE = { lowest: -2, steps: 12.5, count: 61 };
/** Factors on the chances of the hits at each step of ease. */
const EASE_FACTORS = Array.from({ length: EASE.count }, (_, step) =>
  EASE_EFFECT.map((effect) => Math.exp(effect * (EASE.lowest + step / EASE.steps))),
);

/** Computes the ball chances of the fixture's pool; `applyPaceCorrection` adjusts them to an innings. */
export function ballChances({ pool, keys }: FixtureFeatures): BallChances {
  const chances = {
    wide: new Float64Array(SLOTS),
    extra: new Float64Array(SLOTS),
    wicket: new Float64Array(pool.cells.length),
    ease: new Float64Array(pool.cells.length),
    easePerRun: new Float64Array(SLOTS),
    hits: new Float64Array(HITS * SLOTS),
    legByes: legByeShare(pool.cricket[keys.competition]),
  };
  for (let slot = 0; slot < SLOTS; slot += 1) {
    setSlot(chances, pool, slot);
    setCells(chances, pool, slot);
  }
  return chances;
}

/** Sets the chances of a slot. Runs per unit of ease are the covariance of effect and runs. */
function setSlot(
  { wide, extra, hits, easePerRun }: BallChances,
  { outcomes }: Readonly<PoolRating>,
  slot: number,
): void {
  const counts = outcomes.slice(slot * BALL_OUTCOMES.length, (slot + 1) * BALL_OUTCOMES.length);
  const balls = sumOf(counts);
  const hit = sumOf(counts.slice(0, HITS));
  wide[slot] = (counts[WIDE] ?? NaN) / balls;
  extra[slot] = (wide[slot] ?? NaN) + (counts[NOBALL] ?? NaN) / balls;
  let [meanEffect, meanRuns, meanProduct] = [0, 0, 0];
  for (let outcome = 0; outcome < HITS; outcome += 1) {
    const chance = (counts[outcome] ?? NaN) / hit;
    hits[HITS * slot + outcome] = chance;
    meanEffect += chance * (EASE_EFFECT[outcome] ?? NaN);
    meanRuns += chance * (OUTCOME_RUNS[outcome] ?? NaN);
    meanProduct += chance * (EASE_EFFECT[outcome] ?? NaN) * (OUTCOME_RUNS[outcome] ?? NaN);
  }
  const runsPerEase = meanProduct - meanEffect * meanRuns;
  easePerRun[slot] = EASE.steps / runsPerEase;
}

/** Sets ease and chance of a wicket at each number of wickets down, shrunk towards the slot's. */
function setCells(
  { wicket, ease, easePerRun }: BallChances,
  { cells, slots }: Readonly<PoolRating>,
  slot: number,
): void {
  const { runs, wickets, balls } = slots[slot] ?? { runs: NaN, wickets: NaN, balls: NaN };
  const usual = wickets / balls;
  for (const [down, cell] of cells.slice(cellIndex(slot, 0), cellIndex(slot + 1, 0)).entries()) {
    const weight = cell.balls + SLOT_BALLS;
    const runsAbove = (cell.runs + (SLOT_BALLS * runs) / balls) / weight - runs / balls;
    ease[cellIndex(slot, down)] = runsAbove * (easePerRun[slot] ?? NaN);
    const here = (cell.wickets + SLOT_BALLS * usual) / weight;
    // The pool counts the bowlers' wickets only. Dividing adds the run-outs.
    wicket[cellIndex(slot, down)] = (usual + STATE_SHARE * (here - usual)) / BOWLERS_SHARE;
  }
}

/**
 * Fills `into` with cumulative chances of the hits, at index (slot * `EASE.count` + step of ease) * `HITS` + hit.
 * `ratios` (`ShapeRatios.hits`) multiply the usual chances (`BallChances.hits`). Fours and sixes gain more on good days
 * than they lose on bad ones; the correction by `dayEaseSpread`, the standard deviation of ease between days, keeps the
 * mean over all days as usual.
 */
export function fillHitTable(
  usual: Float64Array,
  { dayEaseSpread, ratios }: { readonly dayEaseSpread: number; readonly ratios: readonly number[] },
  into: Float64Array,
): void {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const chances = usual.subarray(HITS * slot, HITS * (slot + 1));
    const meanEffect = chances.reduce((sum, chance, hit) => sum + chance * (EASE_EFFECT[hit] ?? NaN), 0);
    const corrected = chances.map(
      (chance, hit) =>
        chance *
        (ratios[hit] ?? NaN) *
        Math.exp((-(((EASE_EFFECT[hit] ?? NaN) - meanEffect) ** 2) * dayEaseSpread * dayEaseSpread) / 2),
    );
    for (let step = 0; step < EASE.count; step += 1) {
      const from = (slot * EASE.count + step) * HITS;
      fillStep(corrected, EASE_FACTORS[step] ?? [], into.subarray(from, from + HITS));
    }
  }
}

function fillStep(chances: Float64Array, factors: readonly number[], into: Float64Array): void {
  let sum = 0;
  factors.forEach((factor, hit) => {
    sum += (chances[hit] ?? NaN) * factor;
    into[hit] = sum;
  });
  into.forEach((summed, hit) => {
    into[hit] = summed / sum;
  });
}
