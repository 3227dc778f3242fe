import { forecastShape } from '../forecast/forecast-shape.ts';
import { forecastInnings, forecastTotal, type InningsNow } from '../forecast/forecast-total.ts';
import { forecastErrorSpread } from '../ratings/competition-norms.ts';
import { otherSide } from '../ratings/fixture.ts';
import { slotOf } from '../ratings/prepared-innings.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import type { BallChances } from './ball-chances.ts';
import { bowlingWeights } from './batting-and-bowling-order.ts';
import type { SimulatedSide } from './simulated-side.ts';

/**
 * Urgency, in units of ease (see `EASE`), of a chase that needs twice the usual rate; at the usual rate it is 0.
 * Chosen.
 */
export const DOUBLE_RATE_URGENCY = 0.45;
/** Usual run rate of a chase relative to an average first innings; chosen. */
const CHASE_RATE_RATIO = 1.07;

/** One innings to be simulated, from its first ball or from its current state. */
export type InningsPlan = Readonly<ReturnType<typeof planInnings>>;

/**
 * Plans the rest of the innings of team `now.batting`, once for all simulations of it. `chances` are those of the
 * pool (all matches of one gender and format), shared by all plans of the fixture.
 */
export function planInnings(
  rated: FixtureFeatures,
  sides: readonly [SimulatedSide, SimulatedSide],
  now: InningsNow,
  chances: BallChances,
) {
  const { ballsPerOver } = rated.fixture;
  const [batting, bowling] = [sides[now.batting], sides[otherSide(now.batting)]];
  const offset = sides[0].size;
  /** Urgency per run that is required per ball. */
  const urgencyPerRate = (DOUBLE_RATE_URGENCY * rated.balls) / (CHASE_RATE_RATIO * rated.level);
  const length = rated.balls - (now.ballsLost ?? 0);
  const maxOvers = Math.max(1, Math.ceil(length / ballsPerOver / 5));
  return {
    chances,
    batting,
    bowling,
    /** Index of each team's first player in the list of both. */
    battingFrom: now.batting === 0 ? 0 : offset,
    bowlingFrom: now.batting === 0 ? offset : 0,
    balls: rated.balls,
    ballsPerOver,
    /** Wickets that end the innings: ten, or fewer when a team is short of players. */
    maxWickets: Math.min(10, batting.size - 1),
    /** Slot (twentieth of the innings, 0 to 19) of each legal ball, by balls bowled before it. */
    slots: Uint8Array.from({ length: rated.balls }, (_, ball) => slotOf(ball, rated.balls)),
    /** Maximum overs per bowler: a fifth of the innings, rounded up, without the overs that a chase has lost. */
    maxOvers,
    bowlerWeights: bowlingWeights(bowling, {
      bowled: bowledBy(bowling, now, ballsPerOver),
      ballsPerOver,
      maxOvers,
    }),
    start: startOf(batting, now),
    /**
     * Urgency per required run, by balls bowled. At the usual rate this sums to `DOUBLE_RATE_URGENCY`, which
     * `urgencyOf` subtracts.
     */
    urgencyPerRun: Float64Array.from(
      { length: rated.balls },
      (_, bowled) => urgencyPerRate / (rated.balls - bowled),
    ),
    /** Mean total that the simulations must reach, from the forecast, in runs. */
    expected: (now.legalBalls === 0 ? forecastTotal(rated, now.batting) : forecastInnings(rated, now)).mean,
    /** Standard deviation of the total that they must reach from the first ball, in runs. */
    spread: rated.scale.spread * forecastErrorSpread(rated.pool.cricket[rated.keys.competition]),
    /** Shape that they must reach from the first ball; null when no shape is forecast. */
    shape: forecastShape(rated, now.batting),
  };
}

function startOf(batting: SimulatedSide, now: InningsNow) {
  const indexesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => batting.indexById.get(id) ?? []);
  const atCrease = indexesOf(now.atCrease);
  const used = new Set([...atCrease, ...indexesOf(now.outOrRetired)]);
  return {
    runs: now.runs,
    wickets: now.wickets,
    balls: now.legalBalls,
    /** Indexes of the batters at the crease, striker first; fewer than two when a batter is still to come in. */
    atCrease,
    /** Indexes of the batters to come. */
    stillToBat: Array.from({ length: batting.size }, (_, index) => index).filter((index) => !used.has(index)),
  };
}

/** Legal balls bowled so far, by index; leaves out the over in progress, which counts when it ends. */
function bowledBy({ size, indexById }: SimulatedSide, now: InningsNow, ballsPerOver: number): Int32Array {
  const bowled = new Int32Array(size);
  for (const [id, balls] of now.legalBallsByBowler) {
    const index = indexById.get(id);
    if (index !== undefined) bowled[index] = balls - (balls % ballsPerOver);
  }
  return bowled;
}
