import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Delivery, Extras } from '../match/match-record.ts';
import type { DrawnBall } from './draw-ball.ts';
import { drawBall } from './draw-ball.ts';
import { drawWicket } from './draw-wicket.ts';
import { drawChance, drawIndex } from './random-draws.ts';
import type { InningsSoFar } from './simulate-innings.ts';
import type { SimulatedPlayer } from './simulated-team.ts';
import { overRow } from './t20-ball-table.ts';
import { urgencyOf } from './urgency.ts';

/** Counted from the IPL of 2018 to 2023 (Cricsheet): extra runs run off wides, and leg-byes and byes among dot balls. */
const WIDE_RUNS = [0.932, 0.033, 0.005, 0.001, 0.029];
const LEG_BYE_CHANCE = 0.037;
const BYE_CHANCE = 0.006;
const LEG_BYE_RUNS = [0.859, 0.043, 0.005, 0.093];

/** Draws one delivery of the innings, complete with extras and wicket. */
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
