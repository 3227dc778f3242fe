import { forecastShape } from '../forecast/forecast-shape.ts';
import { forecastInnings, forecastTotal, type InningsNow } from '../forecast/forecast-total.ts';
import { forecastErrorSpread } from '../ratings/competition-norms.ts';
import { otherSide } from '../ratings/fixture.ts';
import { slotOf } from '../ratings/replay-match.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import type { BallChances } from './ball-chances.ts';
import { bowlingWeights } from './draw-turns.ts';
import type { SimulatedSide } from './simulated-side.ts';

/** Urgency of a chase that needs twice of what is usual. */
export const DOUBLE_RATE_URGENCY = 0.45;
/** A chase is a little faster than an average first innings. */
const CHASE_PACE = 1.07;

/** One innings still to be played, from its first ball or from where it stands. */
export type InningsPlan = Readonly<ReturnType<typeof planInnings>>;

export function planInnings(
  view: FixtureFeatures,
  sides: readonly [SimulatedSide, SimulatedSide],
  {
    now,
    lastBowler,
    chances,
  }: { readonly now: InningsNow; readonly lastBowler: string | null; readonly chances: BallChances },
) {
  const { ballsPerOver } = view.fixture;
  const [batting, bowling] = [sides[now.batting], sides[otherSide(now.batting)]];
  const offset = sides[0].size;
  const usual = (DOUBLE_RATE_URGENCY * view.balls) / (CHASE_PACE * view.level);
  const most = Math.max(1, Math.ceil(view.balls / ballsPerOver / 5));
  return {
    chances,
    batting,
    bowling,
    /** Where the sides' players begin in the list of all. */
    battingFrom: now.batting === 0 ? 0 : offset,
    bowlingFrom: now.batting === 0 ? offset : 0,
    balls: view.balls,
    ballsPerOver,
    /** With which the innings ends: ten, or fewer where a side is short of players. */
    mostWickets: Math.min(10, batting.size - 1),
    /** Part of the innings by ball. */
    slots: Uint8Array.from({ length: view.balls }, (_, ball) => slotOf(ball, view.balls)),
    /** Overs that one bowler may bowl: a fifth of the innings. */
    most,
    turns: bowlingWeights(bowling, { bowled: bowledBy(bowling, now, ballsPerOver), ballsPerOver, most }),
    start: startOf(batting, bowling, { now, lastBowler }),
    /** How hard a chase presses for each run that it needs, by balls gone: `PRESSING` when it needs what is usual in the competition. */
    pressing: Float64Array.from({ length: view.balls }, (_, gone) => usual / (view.balls - gone)),
    /** The mean that the innings is to come out at, left alone: what the forecast of totals says. */
    expected: (now.legalBalls === 0 ? forecastTotal(view, now.batting) : forecastInnings(view, now)).mean,
    /** How widely it is to spread around that mean when it is played from its first ball, as a standard deviation in runs. */
    spread: view.scale.spread * forecastErrorSpread(view.pool.cricket[view.keys.competition]),
    /** How it is to look when it is played from its first ball; `null` where the pool's chances are all that is known. */
    shape: forecastShape(view, now.batting),
  };
}

function startOf(
  batting: SimulatedSide,
  bowling: SimulatedSide,
  { now, lastBowler }: { readonly now: InningsNow; readonly lastBowler: string | null },
) {
  const placesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => batting.oversToNumber.get(id) ?? []);
  const atCrease = placesOf(now.atCrease);
  const used = new Set([...atCrease, ...placesOf(now.gone)]);
  return {
    runs: now.runs,
    wickets: now.wickets,
    balls: now.legalBalls,
    /** Places of those at the crease, striker first; fewer than two while somebody is still to come in. */
    atCrease,
    /** Places of those still to come in. */
    toCome: Array.from({ length: batting.size }, (_, place) => place).filter((place) => !used.has(place)),
    /** Place of whoever bowled the last ball; -1 for nobody. */
    lastBowler: lastBowler === null ? -1 : (bowling.oversToNumber.get(lastBowler) ?? -1),
  };
}

/** Balls bowled so far by place; an over in progress is his who bowls it and counts when it ends. */
function bowledBy({ size, oversToNumber }: SimulatedSide, now: InningsNow, ballsPerOver: number): Int32Array {
  const bowled = new Int32Array(size);
  for (const [id, balls] of now.bowled) {
    const place = oversToNumber.get(id);
    if (place !== undefined) bowled[place] = balls - (balls % ballsPerOver);
  }
  return bowled;
}
