import { BOWLERS_SHARE, EASE_EFFECT, SLOT_BALLS, STATE_SHARE } from '../fitted-parameters.ts';
import { legByeShare } from '../ratings/competition-norms.ts';
import { BALL_OUTCOMES, OUTCOME_RUNS, SLOTS } from '../ratings/replay-match.ts';
import type { PoolRating } from '../ratings/pool-rating.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';

/** What comes of a ball between average players, learnt from the matches of the pool; laid out so that little is worked out ball by ball. */
export interface BallChances {
  /** Chance of a wide, and of a wide or a no-ball, by slot. */
  readonly wide: Float64Array;
  readonly extra: Float64Array;
  /** Chance of a wicket, and steps by which it is easier than on the slot's average to score, by slot and wickets down, ten a slot. */
  readonly wicket: Float64Array;
  readonly ease: Float64Array;
  /** Steps of ease that a run a ball is worth, by slot. */
  readonly easePerRun: Float64Array;
  /** Chances of dot, one, two, three, four and six on a usual day, by slot, `HITS` each: what is neither an extra nor a wicket. */
  readonly hits: Float64Array;
  /** Share of the dots off the bat that are run off pad or body. */
  readonly legByes: number;
}

/** Dot, one, two, three, four and six. */
export const HITS = 6;
const WIDE = BALL_OUTCOMES.indexOf('wide');
const NOBALL = BALL_OUTCOMES.indexOf('noball');

/** Ease of scoring, as push on the log-chances of the hits: so many steps to a unit, and so many in all. */
export const EASE = { lowest: -2, steps: 12.5, count: 61 };
/** What each step multiplies the chances of the hits by. */
const PUSHES = Array.from({ length: EASE.count }, (_, step) =>
  EASE_EFFECT.map((push) => Math.exp(push * (EASE.lowest + step / EASE.steps))),
);

/** The pool's chances, which an innings' pace brings to how it is to look. */
export function ballChances({ pool, keys }: FixtureFeatures): BallChances {
  const made = {
    wide: new Float64Array(SLOTS),
    extra: new Float64Array(SLOTS),
    wicket: new Float64Array(10 * SLOTS),
    ease: new Float64Array(10 * SLOTS),
    easePerRun: new Float64Array(SLOTS),
    hits: new Float64Array(HITS * SLOTS),
    legByes: legByeShare(pool.cricket[keys.competition]),
  };
  for (let slot = 0; slot < SLOTS; slot += 1) {
    setSlot(made, pool, slot);
    setCells(made, pool, slot);
  }
  return made;
}

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
  let [push, runs, both] = [0, 0, 0];
  for (let outcome = 0; outcome < HITS; outcome += 1) {
    const chance = (counts[outcome] ?? NaN) / hit;
    hits[HITS * slot + outcome] = chance;
    push += chance * (EASE_EFFECT[outcome] ?? NaN);
    runs += chance * (OUTCOME_RUNS[outcome] ?? NaN);
    both += chance * (EASE_EFFECT[outcome] ?? NaN) * (OUTCOME_RUNS[outcome] ?? NaN);
  }
  const runsPerEase = both - push * runs;
  easePerRun[slot] = EASE.steps / runsPerEase;
}

function setCells(
  { wicket, ease, easePerRun }: BallChances,
  { cells, slots }: Readonly<PoolRating>,
  slot: number,
): void {
  const { runs, wickets, balls } = slots[slot] ?? { runs: NaN, wickets: NaN, balls: NaN };
  const usual = wickets / balls;
  for (const [down, cell] of cells.slice(10 * slot, 10 * slot + 10).entries()) {
    const weight = cell.balls + SLOT_BALLS;
    const runsAbove = (cell.runs + (SLOT_BALLS * runs) / balls) / weight - runs / balls;
    ease[10 * slot + down] = runsAbove * (easePerRun[slot] ?? NaN);
    const here = (cell.wickets + SLOT_BALLS * usual) / weight;
    wicket[10 * slot + down] = (usual + STATE_SHARE * (here - usual)) / BOWLERS_SHARE;
  }
}

/**
 * Lays the hits out by slot and step of ease, summed up, `HITS` each, `ratios` being by how much likelier each is than usual. `day` is by how
 * much ease differs from day to day: over all days they come as often as on a usual one, where fours and sixes would gain from good days
 * more than they lose by bad ones.
 */
export function hitTable(
  usual: Float64Array,
  { day, ratios }: { readonly day: number; readonly ratios: readonly number[] },
  into: Float64Array,
): void {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const chances = usual.subarray(HITS * slot, HITS * (slot + 1));
    const middling = chances.reduce((sum, chance, hit) => sum + chance * (EASE_EFFECT[hit] ?? NaN), 0);
    const evened = chances.map(
      (chance, hit) =>
        chance *
        (ratios[hit] ?? NaN) *
        Math.exp((-(((EASE_EFFECT[hit] ?? NaN) - middling) ** 2) * day * day) / 2),
    );
    for (let step = 0; step < EASE.count; step += 1) {
      const from = (slot * EASE.count + step) * HITS;
      layOutStep(evened, PUSHES[step] ?? [], into.subarray(from, from + HITS));
    }
  }
}

function layOutStep(chances: Float64Array, pushes: readonly number[], into: Float64Array): void {
  let sum = 0;
  pushes.forEach((push, hit) => {
    sum += (chances[hit] ?? NaN) * push;
    into[hit] = sum;
  });
  into.forEach((summed, hit) => {
    into[hit] = summed / sum;
  });
}
