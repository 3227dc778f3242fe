import { meanForecastError } from '../ratings/competition-norms.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import { inOrder, TOTAL_FEATURES } from '../ratings/model-features.ts';
import { predictPooled } from '../ratings/pooled-learner.ts';
import { type InningsState, SLOTS } from '../ratings/prepared-innings.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { TrackedQuantiles } from '../ratings/tracked-quantiles.ts';
import { mean } from '../statistics/statistics.ts';
import type { NumberForecast } from './number-forecast.ts';

// Totals of an innings, before and during it. Called in the server's learning and forecast threads, when the line-ups
// thread simulates a match, and in the backtest. "The format's standard deviations" are those of first-innings totals
// (`FormatScale.spread`). A `batting` parameter is the index, 0 or 1, of the batting team.

/**
 * An innings in progress, as far as a forecast needs it. Unknown players may be left out. Learning and the backtest
 * build it from the recorded balls, the server's forecast thread from the live score.
 */
export interface InningsNow extends InningsState {
  /** The batting team: 0 or 1, in the order of the fixture's teams. */
  readonly batting: 0 | 1;
  /** Balls that a shortened chase has lost, which `legalBalls` includes. Left out for none. */
  readonly ballsLost?: number;
}

/** An innings before its first ball; the batting order is unknown. */
export function startOfInnings(batting: 0 | 1): InningsNow {
  return {
    batting,
    runs: 0,
    wickets: 0,
    legalBalls: 0,
    atCrease: [],
    outOrRetired: new Set(),
    legalBallsByBowler: new Map(),
  };
}

/** Features of a team's first-innings total before the first ball, in the order of `TOTAL_FEATURES`. */
export function totalFeatures(rated: FixtureFeatures, batting: 0 | 1): number[] {
  const { scale, level, venueOffset, sides } = rated;
  return inOrder(TOTAL_FEATURES, {
    one: 1,
    level: level / scale.spread,
    venue: venueOffset,
    batting: sides[batting].batting / scale.spread,
    bowling: sides[batting === 0 ? 1 : 0].bowling / scale.spread,
  });
}

/**
 * First-innings total of a team before the first ball, in the format's standard deviations, without the correction by
 * the competition's mean error.
 */
export function expectedTotal(rated: FixtureFeatures, batting: 0 | 1): number {
  return predictPooled(rated.pool.total, rated.keys.competition, totalFeatures(rated, batting));
}

/** First-innings total of a team before the first ball, in runs, corrected by the competition's mean error. */
export function forecastTotal(rated: FixtureFeatures, batting: 0 | 1): NumberForecast {
  const error = meanForecastError(rated.pool.cricket[rated.keys.competition]);
  return forecastInRuns(expectedTotal(rated, batting) + error, rated.pool.totalErrors, rated.scale.spread, 0);
}

/** Stage of the innings: the number of its twentieths bowled, 0 to 20, rounded. */
export function inningsStage(rated: FixtureFeatures, legalBalls: number): number {
  return Math.min(SLOTS, Math.round((legalBalls * SLOTS) / rated.balls));
}

/** Features of the remaining runs from score, players and expected total, in the order of `remainingRunsFeaturesAt`. */
export function remainingRunsFeatures(rated: FixtureFeatures, now: InningsNow): number[] {
  const { spread } = rated.scale;
  const expected = expectedTotal(rated, now.batting);
  const skill = runsBeyondAverage(rated, now);
  return [
    ...parFeaturesOf(expected, now.wickets),
    now.runs / spread - (expected * now.legalBalls) / rated.balls,
    skill.in / spread,
    skill.next / spread,
    skill.bowling / spread,
  ];
}

/** Features of the remaining runs from the expected total and wickets down alone, in the order of `parFeaturesAt`. */
export function parFeatures(rated: FixtureFeatures, now: Pick<InningsNow, 'batting' | 'wickets'>): number[] {
  return parFeaturesOf(expectedTotal(rated, now.batting), now.wickets);
}

function parFeaturesOf(expected: number, wickets: number): number[] {
  return [1, expected, wickets, wickets ** 2 / 10];
}

/**
 * Final total of an innings in progress, in runs, including those already scored; the current total once it is over.
 * Assumes a first innings: `forecastChase` takes the target into account.
 */
export function forecastInnings(rated: FixtureFeatures, now: InningsNow): NumberForecast {
  const stage = inningsStage(rated, now.legalBalls);
  const model = rated.pool.toCome[stage];
  if (!model || isInningsOver(rated, now))
    return { mean: now.runs, p10: now.runs, p50: now.runs, p90: now.runs };
  const remainingRuns = Math.max(0, predictLinear(model.learner, remainingRunsFeatures(rated, now)));
  return forecastInRuns(remainingRuns, model.errors, rated.scale.spread, now.runs);
}

/** Whether ten wickets are down or all balls are bowled; a reached target does not count. */
export function isInningsOver(
  rated: FixtureFeatures,
  now: Pick<InningsNow, 'wickets' | 'legalBalls'>,
): boolean {
  return now.wickets >= 10 || now.legalBalls >= rated.balls;
}

/** Balls that the batters at the crease are expected to face together, at most, in every format; chosen. */
const BALLS_OF_PAIR = 30;
/**
 * The next `count` batters are expected to face `share` of the balls left, not counting the next `from` balls. Chosen.
 */
const NEXT_BATTERS = { from: 20, share: 0.7, count: 3 };

/**
 * Remaining runs that are expected beyond those of average players; positive favours the batting team. Due to the
 * batters at the crease (`in`), the next three (`next`), and the bowlers with balls left (`bowling`).
 */
export function runsBeyondAverage(
  rated: FixtureFeatures,
  now: InningsNow,
): { in: number; next: number; bowling: number } {
  const left = rated.balls - now.legalBalls;
  const batters = rated.sides[now.batting].players.filter((player) => !now.outOrRetired.has(player.id));
  const isIn = batters.filter((player) => now.atCrease.includes(player.id));
  const next = batters.filter((player) => !now.atCrease.includes(player.id)).slice(0, NEXT_BATTERS.count);
  let allBallsLeft = 0;
  let skillOfBallsLeft = 0;
  for (const { id, ballsBowled, bowling } of rated.sides[now.batting === 0 ? 1 : 0].players) {
    const ballsLeft = Math.max(0, ballsBowled - (now.legalBallsByBowler.get(id) ?? 0));
    allBallsLeft += ballsLeft;
    skillOfBallsLeft += bowling * ballsLeft;
  }
  return {
    in: Math.min(left, BALLS_OF_PAIR) * meanSkill(isIn),
    next: NEXT_BATTERS.share * Math.max(0, left - NEXT_BATTERS.from) * meanSkill(next),
    bowling: allBallsLeft === 0 ? 0 : (left * skillOfBallsLeft) / allBallsLeft,
  };
}

function meanSkill(batters: readonly SidePlayer[]): number {
  return batters.length === 0 ? 0 : mean(batters.map(({ batting }) => batting));
}

/**
 * Forecast total in runs: `runs` scored, plus `remainingRuns`, which like the quantiles of their `errors` are in units
 * of `spread` (in runs). The quantiles are at least `runs`; the mean is not limited.
 */
function forecastInRuns(
  remainingRuns: number,
  errors: TrackedQuantiles,
  spread: number,
  runs: number,
): NumberForecast {
  const at = (error: number) => runs + Math.max(0, spread * (remainingRuns + error));
  const p10 = at(errors.p10);
  const p50 = Math.max(p10, at(errors.p50));
  return { mean: runs + spread * remainingRuns, p10, p50, p90: Math.max(p50, at(errors.p90)) };
}
