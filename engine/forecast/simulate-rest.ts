import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { outcomeWeights } from './draw-ball.ts';
import type { InningsNow } from './forecast-total.ts';
import { drawNormal, drawUniform } from './random-draws.ts';
import { BALL_OUTCOMES, overRow } from './t20-ball-table.ts';

export interface RestForecast {
  /** Chance, 0 to 1, that the side now batting wins; half for a tie. */
  readonly winChance: number;
  /** Total of the innings in progress. */
  readonly total: { readonly mean: number; readonly p10: number; readonly p50: number; readonly p90: number };
}

/** Pitch and weather of the day, in pushes: as in `simulateMatch`, calibrated there on the spread of IPL totals. */
const PITCH_SD = 0.22;
/** A push of one adds about this share to a T20 total (slope of the ball table at its middle). */
const TOTAL_PER_PUSH = 0.45;
/** A batter's or bowling side's runs a ball, as a push: the same slope, a ball bringing about 1.4 runs. */
const PUSH_PER_RUN_A_BALL = 1.7;

/**
 * Plays what is left of a T20 `runs` times, ball by ball: batters in their likely order, a bowling side of today's strength, a pitch that
 * is the same for both innings, the chase against its target. `target` is runs to win, or `null` in the first innings.
 */
export function simulateRest(
  rng: RandomGenerator,
  view: FixtureView,
  { now, target, runs }: { readonly now: InningsNow; readonly target: number | null; readonly runs: number },
): RestForecast {
  const other = now.batting === 0 ? 1 : 0;
  const batting = inningsPlan(view, now.batting, now);
  const reply = inningsPlan(view, other, null);
  const totals = new Float64Array(runs);
  let won = 0;
  for (let run = 0; run < runs; run += 1) {
    const pitch = PITCH_SD * drawNormal(rng);
    const start = { runs: now.runs, wickets: now.wickets, balls: now.legalBalls };
    const total = playInnings(rng, batting, { start, target, pitch });
    totals[run] = total;
    const needed = target ?? total + 1;
    const made =
      target === null ? playInnings(rng, reply, { start: NEW_INNINGS, target: needed, pitch }) : total;
    const chased = made >= needed ? 1 : made === needed - 1 ? 0.5 : 0;
    won += target === null ? 1 - chased : chased;
  }
  totals.sort();
  const at = (share: number) => totals[Math.floor(share * (runs - 1))] ?? now.runs;
  const mean = totals.reduce((sum, total) => sum + total, 0) / runs;
  return { winChance: won / runs, total: { mean, p10: at(0.1), p50: at(0.5), p90: at(0.9) } };
}

interface Start {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
}

const NEW_INNINGS: Start = { runs: 0, wickets: 0, balls: 0 };

interface InningsPlan {
  readonly balls: number;
  /** Push of each batter still to be dismissed, in the order of coming in; the last one's counts for anyone beyond. */
  readonly batters: readonly number[];
  /** Runs an over that are usual in the competition, a little above its average. */
  readonly usualRate: number;
  /** Push of the bowling side, the level of the competition and the ground. */
  readonly conditions: number;
}

function inningsPlan(view: FixtureView, side: 0 | 1, now: InningsNow | null): InningsPlan {
  const ours = view.sides[side].players.filter((player) => !now?.gone.has(player.id));
  const isIn = (id: string) => now?.atCrease.includes(id) ?? false;
  const order = [...ours.filter((player) => isIn(player.id)), ...ours.filter((player) => !isIn(player.id))];
  const level = (view.level + view.groundOffset * view.scale.spread) / USUAL_TOTAL - 1;
  const bowling = view.sides[side === 0 ? 1 : 0].bowling / view.balls;
  return {
    balls: view.balls,
    usualRate: (1.07 * 6 * view.level) / view.balls,
    batters: order.map((player) => PUSH_PER_RUN_A_BALL * player.batting),
    conditions: level / TOTAL_PER_PUSH + PUSH_PER_RUN_A_BALL * bowling,
  };
}

/** What the ball table brings with average players and a middling pitch. */
const USUAL_TOTAL = 162;

interface Play {
  readonly start: Start;
  readonly target: number | null;
  readonly pitch: number;
}

const OVERS = 20;
/** Ease (pitch, players, level) and urgency in steps: the ball table is worked out once for each. */
const EASE = { lowest: -1.2, step: 0.08, steps: 31 };
const URGENCY = { lowest: -0.3, step: 0.05, steps: 22 };
const RUNS = [0, 1, 2, 3, 4, 6, 0];
const WICKET = BALL_OUTCOMES.indexOf('wicket');

let table: Float64Array | null = null;

/** Chances summed up over the outcomes, by over, ease and urgency: nothing is worked out ball by ball. Made at the first call. */
function cumulativeTable(): Float64Array {
  if (table !== null) return table;
  const made = new Float64Array(OVERS * EASE.steps * URGENCY.steps * BALL_OUTCOMES.length);
  for (let cell = 0; cell < OVERS * EASE.steps * URGENCY.steps; cell += 1) {
    const pitch = EASE.lowest + EASE.step * (Math.floor(cell / URGENCY.steps) % EASE.steps);
    const urgency = URGENCY.lowest + URGENCY.step * (cell % URGENCY.steps);
    const row = overRow(Math.floor(cell / (URGENCY.steps * EASE.steps)), false);
    let sum = 0;
    outcomeWeights({ row, batting: 0, bowling: 0, pitch, urgency, freeHit: false }).forEach(
      (weight, outcome) => {
        sum += weight;
        made[cell * BALL_OUTCOMES.length + outcome] = sum;
      },
    );
  }
  table = made;
  return made;
}

function playInnings(rng: RandomGenerator, plan: InningsPlan, { start, target, pitch }: Play): number {
  let { runs, wickets, balls } = start;
  let striker = 0;
  let other = 1;
  let next = 2;
  const goal = target ?? Number.POSITIVE_INFINITY;
  while (balls < plan.balls && wickets < 10 && runs < goal) {
    const over = Math.min(OVERS - 1, Math.floor((balls * OVERS) / plan.balls));
    const row = overRow(over, false);
    if (drawUniform(rng) < row.wide + row.noball) {
      runs += 1;
      continue;
    }
    const ease = plan.conditions + pitch + batterPush(plan, striker);
    const outcome = drawOutcome(rng, {
      over,
      ease,
      urgency: urgencyAt(plan, { runs, wickets, balls }, target),
    });
    balls += 1;
    runs += RUNS[outcome] ?? 0;
    if (outcome === WICKET) {
      wickets += 1;
      striker = next;
      next += 1;
    } else if (outcome === 1 || outcome === 3) {
      [striker, other] = [other, striker];
    }
    if (balls % 6 === 0) [striker, other] = [other, striker];
  }
  return runs;
}

function batterPush({ batters }: InningsPlan, place: number): number {
  return batters[Math.min(place, batters.length - 1)] ?? 0;
}

function drawOutcome(
  rng: RandomGenerator,
  at: { readonly over: number; readonly ease: number; readonly urgency: number },
): number {
  const cell = (at.over * EASE.steps + stepOf(EASE, at.ease)) * URGENCY.steps + stepOf(URGENCY, at.urgency);
  const chances = cumulativeTable();
  const draw = drawUniform(rng);
  let outcome = 0;
  while (outcome < WICKET && draw >= (chances[cell * BALL_OUTCOMES.length + outcome] ?? 1)) outcome += 1;
  return outcome;
}

function stepOf({ lowest, step, steps }: typeof EASE, value: number): number {
  return Math.min(steps - 1, Math.max(0, Math.round((value - lowest) / step)));
}

/** As in `urgencyOf`: a chase presses by its required rate, and wickets lost early ask for care. */
function urgencyAt(plan: InningsPlan, { runs, wickets, balls }: Start, target: number | null): number {
  const care = 0.05 * ((6 * balls) / plan.balls - wickets);
  if (target === null) return Math.max(-0.3, care);
  const rate = ((target - runs) * 6) / Math.max(1, plan.balls - balls);
  return Math.min(0.75, Math.max(-0.3, 0.05 * (rate - plan.usualRate) + care));
}
