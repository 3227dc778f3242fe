import { predictLogistic } from '../ratings/linear-learner.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';

/** A Test after some ball, as far as its result depends on it. */
export interface TestMatchNow {
  /** 0 to 3: the innings in progress. */
  readonly innings: number;
  /** Who bats: 0 or 1, in the order of the fixture's teams. */
  readonly batting: 0 | 1;
  /** All runs of the side batting, both innings, less all of the other's. */
  readonly lead: number;
  /** Wickets down in this innings. */
  readonly wickets: number;
  /** Legal balls bowled in the match. */
  readonly balls: number;
}

/** Chances, 0 to 1, that sum to one; a tie counts half to either side. */
export interface TestMatchForecast {
  readonly first: number;
  readonly draw: number;
  readonly second: number;
}

/** Five days of ninety overs; what rain takes of them is not known beforehand and is learnt as draws. */
const BALLS = 2700;
const WICKETS = 40;

/**
 * Chances of both sides and of a draw at any point of a Test. Two regressions learnt from earlier Tests: whether time runs out before the
 * wickets do, and who wins if it does not. Certain only when the last innings is over.
 */
export function forecastTestMatch(view: FixtureView, now: TestMatchNow): TestMatchForecast {
  const decided = decidedBy(now);
  if (decided !== null) return sharedOut(now.batting, 0, decided);
  const draw = predictLogistic(view.pool.testDraw, drawFeatures(view, now));
  return sharedOut(now.batting, draw, predictLogistic(view.pool.testWin, testWinFeatures(view, now)));
}

/** 1 when the side batting last has passed the other, 0 when it is all out behind, a half when level; `null` as long as it goes on. */
function decidedBy({ innings, lead, wickets }: TestMatchNow): number | null {
  if (innings < 3) return null;
  if (lead > 0) return 1;
  if (wickets < 10) return null;
  return lead === 0 ? 0.5 : 0;
}

function sharedOut(batting: 0 | 1, draw: number, batters: number): TestMatchForecast {
  const [own, other] = [(1 - draw) * batters, (1 - draw) * (1 - batters)];
  return batting === 0 ? { first: own, draw, second: other } : { first: other, draw, second: own };
}

/**
 * In the order of the learner's prior: time and wickets left of the match, which of them runs out first, how far apart
 * the sides are, and the last innings.
 */
export function drawFeatures(view: FixtureView, now: TestMatchNow): number[] {
  const { innings, wickets, lead } = now;
  const time = Math.max(0, 1 - now.balls / BALLS);
  const left = 1 - (10 * innings + Math.min(10, wickets)) / WICKETS;
  const apart = Math.min(4, Math.abs(lead) / view.scale.spread);
  const last = innings === 3 ? 1 : 0;
  const needed = last * Math.min(3, Math.max(0, -lead) / Math.max(30, (time * BALLS) / 2));
  return [
    1,
    time,
    left,
    left - time,
    (left - time) ** 2,
    apart,
    apart * (1 - left),
    last,
    last * time,
    needed,
    last * wickets,
  ];
}

/** In the order of the learner's prior, for the side batting: Elo, and in each innings who leads and by how much of it is gone. */
export function testWinFeatures(
  view: FixtureView,
  { innings, batting, lead, wickets }: TestMatchNow,
): number[] {
  const elo = batting === 0 ? view.eloDifference : -view.eloDifference;
  const ahead = lead / view.scale.spread;
  const at = (number: number) =>
    innings === number ? [1, ahead, wickets / 10, (ahead * wickets) / 10] : [0, 0, 0, 0];
  return [elo, (elo * innings) / 3, ...at(0), ...at(1), ...at(2), ...at(3)];
}
