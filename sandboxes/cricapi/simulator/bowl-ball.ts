import { drawChance } from '@gullylens/engine/statistics/random-draws';
import type { Delivery, Extras } from '@gullylens/engine/match/match-record';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type DrawnBall, drawBall } from './draw-ball.ts';
import { drawIndex } from './draw-weighted.ts';
import { drawWicket } from './draw-wicket.ts';
import type { InningsSoFar } from './simulate-innings.ts';
import type { SimulatedPlayer } from './simulated-team.ts';
import { overRow } from './t20-ball-table.ts';

/**
 * From the IPL of 2018 to 2023 (Cricsheet): shares of 0 to 4 extra runs on wides; shares of leg-byes and byes among
 * balls without runs off the bat; shares of 1 to 4 leg-byes.
 */
const WIDE_RUNS = [0.932, 0.033, 0.005, 0.001, 0.029];
const LEG_BYE_CHANCE = 0.037;
const BYE_CHANCE = 0.006;
const LEG_BYE_RUNS = [0.859, 0.043, 0.005, 0.093];

/** Simulates one delivery of the innings, with extras and wicket. `over` counts from 0. Does not change `soFar`. */
export function bowlBall(
  rng: RandomGenerator,
  soFar: InningsSoFar,
  { over, bowler }: { readonly over: number; readonly bowler: SimulatedPlayer },
): Delivery {
  const { plan, pair } = soFar;
  const [striker, nonStriker] = pair;
  const drawn = drawBall(rng, {
    row: overRow(plan.superOver ? 0 : Math.floor((over * 20) / plan.oversLimit), plan.superOver),
    batting: striker.batting,
    bowling: bowler.style === null ? bowler.bowling - 1.5 : bowler.bowling,
    pitch: plan.pitch,
    urgency: urgencyOf(soFar),
    freeHit: soFar.freeHit,
  });
  const extras = drawExtras(rng, drawn);
  const names = { batter: striker.name, nonStriker: nonStriker.name, bowler: bowler.name };
  return {
    over,
    ...names,
    runs: runsOf(drawn.runs, extras),
    extras,
    nonBoundary: false,
    wickets: drawn.wicket ? [drawWicket(rng, { ...names, bowler, fielding: plan.bowling })] : [],
  };
}

function runsOf(batter: number, extras: Extras): Delivery['runs'] {
  const extra = extras.wides + extras.noballs + extras.byes + extras.legbyes + extras.penalty;
  return { batter, extras: extra, total: batter + extra };
}

const NONE: Extras = { wides: 0, noballs: 0, byes: 0, legbyes: 0, penalty: 0 };

function drawExtras(rng: RandomGenerator, drawn: DrawnBall): Extras {
  if (drawn.kind === 'wide') return { ...NONE, wides: 1 + drawIndex(rng, WIDE_RUNS) };
  if (drawn.kind === 'noball') return { ...NONE, noballs: 1 };
  if (drawn.wicket || drawn.runs > 0) return NONE;
  if (drawChance(rng, LEG_BYE_CHANCE)) return { ...NONE, legbyes: 1 + drawIndex(rng, LEG_BYE_RUNS) };
  return drawChance(rng, BYE_CHANCE) ? { ...NONE, byes: 1 } : NONE;
}

/**
 * Required runs per over at which a chase is not urgent: the usual run rate, rounded up. Chosen, like the next ones.
 */
const USUAL_RATE = 9;
/** Urgency per run of required rate beyond `USUAL_RATE`, and the limits of urgency. */
const PER_RUN_OF_RATE = 0.05;
const LEAST = -0.3;
const MOST = 0.75;
/** Urgency lost per wicket beyond the usual number at this point, and that number for a whole innings. */
const PER_WICKET = 0.05;
const USUAL_WICKETS = 6;

/** How hard the batting team attacks, in the units of `BallSituation.urgency`. */
function urgencyOf({ plan, runs, wickets, legalBalls }: InningsSoFar): number {
  const balls = plan.oversLimit * 6;
  const usual = (USUAL_WICKETS * legalBalls) / balls;
  const care = plan.superOver ? 0 : PER_WICKET * (usual - wickets);
  if (plan.target === null) return Math.max(LEAST, care);
  const needed = ((plan.target - runs) * 6) / Math.max(1, balls - legalBalls);
  return Math.min(MOST, Math.max(LEAST, PER_RUN_OF_RATE * (needed - USUAL_RATE) + care));
}
