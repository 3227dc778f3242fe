import { forecastShape } from '../forecast/forecast-shape.ts';
import { forecastInnings, forecastTotal, type InningsNow } from '../forecast/forecast-total.ts';
import { spreadOfMissed } from '../ratings/competition-cricket.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { InningsShape } from '../ratings/innings-shape.ts';
import { slotOf } from '../ratings/match-story.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { BallChances } from './ball-chances.ts';
import { bowlingTurns } from './draw-turns.ts';
import type { PlayoutSide } from './playout-side.ts';

/** One innings still to be played, from its first ball or from where it stands. */
export interface InningsPlan {
  readonly chances: BallChances;
  readonly batting: PlayoutSide;
  readonly bowling: PlayoutSide;
  /** Where the sides' players begin in the list of all. */
  readonly battingFrom: number;
  readonly bowlingFrom: number;
  readonly balls: number;
  readonly ballsPerOver: number;
  /** With which the innings ends: ten, or fewer where a side is short of players. */
  readonly mostWickets: number;
  /** Part of the innings by ball. */
  readonly slots: Uint8Array;
  /** Overs that one bowler may bowl: a fifth of the innings. */
  readonly most: number;
  /** As `bowlingTurns` lays it out. */
  readonly turns: Float64Array;
  readonly start: InningsStart;
  /** How hard a chase presses for each run that it needs, by balls gone: `PRESSING` when it needs what is usual in the competition. */
  readonly pressing: Float64Array;
  /** The mean that the innings is to come out at, left alone: what the forecast of totals says. */
  readonly expected: number;
  /** How widely it is to spread around that mean when it is played from its first ball, as a standard deviation in runs. */
  readonly spread: number;
  /** How it is to look when it is played from its first ball; `null` where the pool's chances are all that is known. */
  readonly shape: InningsShape | null;
}

export interface InningsStart {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  /** Places of those at the crease, striker first; fewer than two while somebody is still to come in. */
  readonly atCrease: readonly number[];
  /** Places of those still to come in. */
  readonly toCome: readonly number[];
  /** By whom the last ball was bowled; -1 for nobody. */
  readonly lastBowler: number;
}

/** Urgency of a chase that needs twice of what is usual. */
export const PRESSING = 0.45;
/** A chase is a little faster than an average first innings. */
const CHASE_PACE = 1.07;

export function planInnings(
  view: FixtureView,
  sides: readonly [PlayoutSide, PlayoutSide],
  {
    now,
    lastBowler,
    chances,
  }: { readonly now: InningsNow; readonly lastBowler: string | null; readonly chances: BallChances },
): InningsPlan {
  const { ballsPerOver } = view.fixture;
  const [batting, bowling] = [sides[now.batting], sides[otherSide(now.batting)]];
  const offset = sides[0].size;
  const usual = (PRESSING * view.balls) / (CHASE_PACE * view.level);
  const most = Math.max(1, Math.ceil(view.balls / ballsPerOver / 5));
  return {
    chances,
    batting,
    bowling,
    battingFrom: now.batting === 0 ? 0 : offset,
    bowlingFrom: now.batting === 0 ? offset : 0,
    balls: view.balls,
    ballsPerOver,
    mostWickets: Math.min(10, batting.size - 1),
    slots: Uint8Array.from({ length: view.balls }, (_, ball) => slotOf(ball, view.balls)),
    most,
    turns: bowlingTurns(bowling, { bowled: bowledBy(bowling, now, ballsPerOver), ballsPerOver, most }),
    start: startOf(batting, bowling, { now, lastBowler }),
    pressing: Float64Array.from({ length: view.balls }, (_, gone) => usual / (view.balls - gone)),
    expected: (now.legalBalls === 0 ? forecastTotal(view, now.batting) : forecastInnings(view, now)).mean,
    spread: view.scale.spread * spreadOfMissed(view.pool.cricket[view.keys.competition]),
    shape: forecastShape(view, now.batting),
  };
}

function startOf(
  batting: PlayoutSide,
  bowling: PlayoutSide,
  { now, lastBowler }: { readonly now: InningsNow; readonly lastBowler: string | null },
): InningsStart {
  const placesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => batting.placeOf.get(id) ?? []);
  const atCrease = placesOf(now.atCrease);
  const used = new Set([...atCrease, ...placesOf(now.gone)]);
  return {
    runs: now.runs,
    wickets: now.wickets,
    balls: now.legalBalls,
    atCrease,
    toCome: Array.from({ length: batting.size }, (_, place) => place).filter((place) => !used.has(place)),
    lastBowler: lastBowler === null ? -1 : (bowling.placeOf.get(lastBowler) ?? -1),
  };
}

/** Balls bowled so far by place; an over in progress is his who bowls it and counts when it ends. */
function bowledBy({ size, placeOf }: PlayoutSide, now: InningsNow, ballsPerOver: number): Int32Array {
  const bowled = new Int32Array(size);
  for (const [id, balls] of now.bowled) {
    const place = placeOf.get(id);
    if (place !== undefined) bowled[place] = balls - (balls % ballsPerOver);
  }
  return bowled;
}
