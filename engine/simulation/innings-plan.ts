import { forecastShape } from '../forecast/forecast-shape.ts';
import { forecastInnings, forecastTotal, type InningsNow } from '../forecast/forecast-total.ts';
import { forecastErrorSpread } from '../ratings/competition-norms.ts';
import { otherSide } from '../ratings/fixture.ts';
import { slotOf } from '../ratings/replay-match.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import type { BallChances } from './ball-chances.ts';
import { bowlingWeights } from './batting-and-bowling-order.ts';
import type { SimulatedSide } from './simulated-side.ts';

/** Urgency, in units of ease, of a chase that needs twice the usual rate; at the usual rate it is 0. */
export const DOUBLE_RATE_URGENCY = 0.45;
/** Usual run rate of a chase relative to an average first innings. */
const CHASE_RATE_RATIO = 1.07;

/** One innings to be simulated, from its first ball or from its current state. */
export type InningsPlan = Readonly<ReturnType<typeof planInnings>>;

export function planInnings(
  view: FixtureFeatures,
  sides: readonly [SimulatedSide, SimulatedSide],
  now: InningsNow,
  chances: BallChances,
) {
  const { ballsPerOver } = view.fixture;
  const [batting, bowling] = [sides[now.batting], sides[otherSide(now.batting)]];
  const offset = sides[0].size;
  const usual = (DOUBLE_RATE_URGENCY * view.balls) / (CHASE_RATE_RATIO * view.level);
  const maxOvers = Math.max(1, Math.ceil(view.balls / ballsPerOver / 5));
  return {
    chances,
    batting,
    bowling,
    /** Index of each team's first player in the list of both. */
    battingFrom: now.batting === 0 ? 0 : offset,
    bowlingFrom: now.batting === 0 ? offset : 0,
    balls: view.balls,
    ballsPerOver,
    /** Wickets that end the innings: ten, or fewer when a team is short of players. */
    maxWickets: Math.min(10, batting.size - 1),
    /** Slot of each ball. */
    slots: Uint8Array.from({ length: view.balls }, (_, ball) => slotOf(ball, view.balls)),
    /** Maximum overs per bowler: a fifth of the innings. */
    maxOvers,
    bowlerWeights: bowlingWeights(bowling, {
      bowled: bowledBy(bowling, now, ballsPerOver),
      ballsPerOver,
      maxOvers,
    }),
    start: startOf(batting, now),
    /** Urgency per required run, by balls gone; `urgencyOf` subtracts its value at the usual rate, `DOUBLE_RATE_URGENCY`. */
    urgencyPerRun: Float64Array.from({ length: view.balls }, (_, gone) => usual / (view.balls - gone)),
    /** Target mean of the total, from the forecast, in runs. */
    expected: (now.legalBalls === 0 ? forecastTotal(view, now.batting) : forecastInnings(view, now)).mean,
    /** Target standard deviation of the total from the first ball, in runs. */
    spread: view.scale.spread * forecastErrorSpread(view.pool.cricket[view.keys.competition]),
    /** Target shape from the first ball; null when only the pool's chances are known. */
    shape: forecastShape(view, now.batting),
  };
}

function startOf(batting: SimulatedSide, now: InningsNow) {
  const placesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => batting.indexById.get(id) ?? []);
  const atCrease = placesOf(now.atCrease);
  const used = new Set([...atCrease, ...placesOf(now.gone)]);
  return {
    runs: now.runs,
    wickets: now.wickets,
    balls: now.legalBalls,
    /** Indexes of the batters at the crease, striker first; fewer than two when a batter is still to come in. */
    atCrease,
    /** Indexes of the batters to come. */
    toCome: Array.from({ length: batting.size }, (_, place) => place).filter((place) => !used.has(place)),
  };
}

/** Balls bowled so far, by index; leaves out the over in progress, which counts when it ends. */
function bowledBy({ size, indexById }: SimulatedSide, now: InningsNow, ballsPerOver: number): Int32Array {
  const bowled = new Int32Array(size);
  for (const [id, balls] of now.bowled) {
    const place = indexById.get(id);
    if (place !== undefined) bowled[place] = balls - (balls % ballsPerOver);
  }
  return bowled;
}
