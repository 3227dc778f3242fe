import { BOWLERS_SHARE, EASE_EFFECT, SLOT_BALLS, STATE_SHARE } from '../fitted-parameters.ts';
import { BALL_OUTCOMES, OUTCOME_RUNS, SLOTS } from '../ratings/match-story.ts';
import type { PoolRating } from '../ratings/pool-rating.ts';

/** What comes of a ball between average players by part of the innings and wickets down, learnt from the matches of the pool. */
export interface UsualBalls {
  /** Share of wides and of no-balls among deliveries, by slot. */
  readonly wide: Float64Array;
  readonly noball: Float64Array;
  /** Chances of the hits by slot, `HITS` each: what is neither an extra nor a wicket. */
  readonly hits: Float64Array;
  /** Runs a ball that one unit of ease adds, by slot. */
  readonly slope: Float64Array;
  /** Chance of a wicket, and runs a ball above the slot's average, by slot and wickets down, ten a slot. */
  readonly wicket: Float64Array;
  readonly runsAbove: Float64Array;
}

/** Dot, one, two, three, four and six. */
export const HITS = 6;
const WIDE = BALL_OUTCOMES.indexOf('wide');
const NOBALL = BALL_OUTCOMES.indexOf('noball');

export function usualBalls(pool: Readonly<PoolRating>): UsualBalls {
  const made: UsualBalls = {
    wide: new Float64Array(SLOTS),
    noball: new Float64Array(SLOTS),
    hits: new Float64Array(HITS * SLOTS),
    slope: new Float64Array(SLOTS),
    wicket: new Float64Array(10 * SLOTS),
    runsAbove: new Float64Array(10 * SLOTS),
  };
  for (let slot = 0; slot < SLOTS; slot += 1) {
    setSlot(made, pool, slot);
    setCells(made, pool, slot);
  }
  return made;
}

function setSlot(
  { wide, noball, hits, slope }: UsualBalls,
  { outcomes }: Readonly<PoolRating>,
  slot: number,
): void {
  const from = slot * BALL_OUTCOMES.length;
  const count = (outcome: number) => outcomes[from + outcome] ?? NaN;
  let [balls, hit] = [0, 0];
  for (let outcome = 0; outcome < BALL_OUTCOMES.length; outcome += 1) {
    balls += count(outcome);
    hit += outcome < HITS ? count(outcome) : 0;
  }
  wide[slot] = count(WIDE) / balls;
  noball[slot] = count(NOBALL) / balls;
  let [push, runs, both] = [0, 0, 0];
  for (let outcome = 0; outcome < HITS; outcome += 1) {
    const chance = count(outcome) / hit;
    hits[HITS * slot + outcome] = chance;
    push += chance * (EASE_EFFECT[outcome] ?? NaN);
    runs += chance * (OUTCOME_RUNS[outcome] ?? NaN);
    both += chance * (EASE_EFFECT[outcome] ?? NaN) * (OUTCOME_RUNS[outcome] ?? NaN);
  }
  slope[slot] = both - push * runs;
}

function setCells(
  { wicket, runsAbove }: UsualBalls,
  { cells, slots }: Readonly<PoolRating>,
  slot: number,
): void {
  const all = slots[slot];
  if (!all) return;
  const { runs, wickets, balls } = all;
  const usual = wickets / balls;
  for (const [down, cell] of cells.slice(10 * slot, 10 * slot + 10).entries()) {
    const weight = cell.balls + SLOT_BALLS;
    runsAbove[10 * slot + down] = (cell.runs + (SLOT_BALLS * runs) / balls) / weight - runs / balls;
    const here = (cell.wickets + SLOT_BALLS * usual) / weight;
    wicket[10 * slot + down] = (usual + STATE_SHARE * (here - usual)) / BOWLERS_SHARE;
  }
}
