import { EASE_EFFECT } from '../fitted-parameters.ts';
import { legByeShare } from '../ratings/competition-cricket.ts';
import { SLOTS } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { HITS, usualBalls } from './usual-balls.ts';

/** What can come of a ball, laid out so that as little as possible is worked out ball by ball. */
export interface BallChances {
  /** Chance of a wide, and of a wide or a no-ball, by slot. */
  readonly wide: Float64Array;
  readonly extra: Float64Array;
  /** Chance of a wicket between average players, and steps by which it is easier than on the slot's average to score, by slot and wickets down, ten a slot. */
  readonly wicket: Float64Array;
  readonly ease: Float64Array;
  /** Steps of ease that a run a ball is worth, by slot. */
  readonly easePerRun: Float64Array;
  /** Chances of dot, one, two, three, four and six on a usual day, by slot, `HITS` each. */
  readonly hits: Float64Array;
  /** Share of the dots off the bat that are run off pad or body. */
  readonly legByes: number;
}

/** Ease of scoring, as push on the log-chances of the hits: so many steps to a unit, and so many in all. */
export const EASE = { lowest: -2, steps: 12.5, count: 61 };
/** What each step multiplies the chances of the hits by. */
const PUSHES = Array.from({ length: EASE.count }, (_, step) =>
  EASE_EFFECT.map((push) => Math.exp(push * (EASE.lowest + step / EASE.steps))),
);

/** The pool's chances, which an innings' pace brings to how it is to look. */
export function ballChances({ pool, keys }: FixtureView): BallChances {
  const usual = usualBalls(pool);
  const easePerRun = usual.slope.map((slope) => EASE.steps / slope);
  return {
    wide: usual.wide,
    extra: usual.wide.map((wide, slot) => wide + (usual.noball[slot] ?? NaN)),
    wicket: usual.wicket,
    ease: usual.runsAbove.map((runs, cell) => runs * (easePerRun[Math.floor(cell / 10)] ?? NaN)),
    easePerRun,
    hits: usual.hits,
    legByes: legByeShare(pool.cricket[keys.competition]),
  };
}

/**
 * Lays the hits out by slot and step of ease, summed up, `HITS` each, `ratios` being by how much likelier each is than usual. `day` is by how
 * much ease differs from day to day: over all days they come as often as on a usual one, where fours and sixes would gain from good days
 * more than they lose by bad ones.
 */
export function layOutHits(
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
      layOutStep(evened, PUSHES[step] ?? [], into.subarray((slot * EASE.count + step) * HITS));
    }
  }
}

function layOutStep(chances: Float64Array, pushes: readonly number[], into: Float64Array): void {
  let sum = 0;
  for (let hit = 0; hit < HITS; hit += 1) {
    sum += (chances[hit] ?? NaN) * (pushes[hit] ?? NaN);
    into[hit] = sum;
  }
  for (let hit = 0; hit < HITS; hit += 1) into[hit] = (into[hit] ?? NaN) / sum;
}
