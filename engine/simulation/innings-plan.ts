import type { InningsNow } from '../forecast/forecast-total.ts';
import { forecastInnings, forecastTotal } from '../forecast/forecast-total.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { BallChances } from './ball-chances.ts';
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
  /** Balls that one bowler may bowl: a fifth of the innings, in whole overs. */
  readonly mostBalls: number;
  readonly start: InningsStart;
  /** Runs a ball that are usual in a chase of the competition. */
  readonly usualRate: number;
  /** The mean that the innings is to come out at, left alone: what the forecast of totals says. */
  readonly expected: number;
}

export interface InningsStart {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  /** Places of those at the crease, striker first; fewer than two while somebody is still to come in. */
  readonly atCrease: readonly number[];
  /** Places of those still to come in. */
  readonly toCome: readonly number[];
  /** Balls bowled so far by place, and by whom the last one. */
  readonly bowled: Int32Array;
  readonly lastBowler: number;
}

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
  const overs = Math.ceil(view.balls / ballsPerOver);
  return {
    chances,
    batting,
    bowling,
    battingFrom: now.batting === 0 ? 0 : offset,
    bowlingFrom: now.batting === 0 ? offset : 0,
    balls: view.balls,
    ballsPerOver,
    mostBalls: Math.max(1, Math.ceil(overs / 5)) * ballsPerOver,
    start: startOf(batting, bowling, { now, lastBowler }),
    usualRate: (CHASE_PACE * view.level) / view.balls,
    expected: (now.legalBalls === 0 ? forecastTotal(view, now.batting) : forecastInnings(view, now)).mean,
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
  const bowled = new Int32Array(bowling.size);
  for (const [id, balls] of now.bowled) {
    const place = bowling.placeOf.get(id);
    if (place !== undefined) bowled[place] = balls;
  }
  return {
    runs: now.runs,
    wickets: now.wickets,
    balls: now.legalBalls,
    atCrease,
    toCome: Array.from({ length: batting.size }, (_, place) => place).filter((place) => !used.has(place)),
    bowled,
    lastBowler: lastBowler === null ? -1 : (bowling.placeOf.get(lastBowler) ?? -1),
  };
}
