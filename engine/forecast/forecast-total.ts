import { meanForecastError } from '../ratings/competition-norms.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import { type OverEnd, SLOTS } from '../ratings/replay-match.ts';
import { inOrder, TOTAL_FEATURES } from '../ratings/model-features.ts';
import { predictPooled } from '../ratings/pooled-learner.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { TrackedQuantiles } from '../ratings/tracked-quantiles.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { mean, sumBy } from '../statistics/statistics.ts';
import type { NumberForecast } from './number-forecast.ts';

/** An innings after some ball, as far as a forecast needs it. Unknown players may be left out. */
export interface InningsNow extends OverEnd {
  /** The batting team: 0 or 1, in the order of the fixture's teams. */
  readonly batting: 0 | 1;
}

/** An innings before its first ball; the batting order is unknown. */
export function startOfInnings(batting: 0 | 1): InningsNow {
  return { batting, runs: 0, wickets: 0, legalBalls: 0, atCrease: [], gone: new Set(), bowled: new Map() };
}

/** In the order of `TOTAL_FEATURES`. */
export function totalFeatures(view: FixtureFeatures, batting: 0 | 1): number[] {
  const { scale, level, venueOffset, sides } = view;
  return inOrder(TOTAL_FEATURES, {
    one: 1,
    level: level / scale.spread,
    ground: venueOffset,
    batting: sides[batting].batting / scale.spread,
    bowling: sides[batting === 0 ? 1 : 0].bowling / scale.spread,
  });
}

/** The total forecast before the first ball, in the format's standard deviations; without the competition's mean error. */
export function expectedTotal(view: FixtureFeatures, batting: 0 | 1): number {
  return predictPooled(view.pool.total, view.keys.competition, totalFeatures(view, batting));
}

/** First-innings total of a team before the first ball, in runs, corrected by the competition's mean error. */
export function forecastTotal(view: FixtureFeatures, batting: 0 | 1): NumberForecast {
  const error = meanForecastError(view.pool.cricket[view.keys.competition]);
  return forecastInRuns(expectedTotal(view, batting) + error, view.pool.totalErrors, view.scale.spread, 0);
}

/** Index of the learner of remaining runs: 0 before the first over, 20 at the end. */
export function inningsStage(view: FixtureFeatures, legalBalls: number): number {
  return Math.min(SLOTS, Math.round((legalBalls * SLOTS) / view.balls));
}

/** In the order of `toComeFeaturesAt`. */
export function remainingRunsFeatures(view: FixtureFeatures, now: InningsNow): number[] {
  const { spread } = view.scale;
  const people = battersToCome(view, now);
  return [
    ...parFeatures(view, now),
    now.runs / spread - (expectedTotal(view, now.batting) * now.legalBalls) / view.balls,
    people.in / spread,
    people.next / spread,
    people.bowling / spread,
  ];
}

/** In the order of `parFeaturesAt`. */
export function parFeatures(view: FixtureFeatures, now: Pick<InningsNow, 'batting' | 'wickets'>): number[] {
  return [1, expectedTotal(view, now.batting), now.wickets, now.wickets ** 2 / 10];
}

/** Forecast of the final total of an innings in progress, in runs, regardless of a target; the current total once it is over. */
export function forecastInnings(view: FixtureFeatures, now: InningsNow): NumberForecast {
  const stage = inningsStage(view, now.legalBalls);
  const remaining = view.pool.toCome[stage];
  if (!remaining || isInningsOver(view, now))
    return { mean: now.runs, p10: now.runs, p50: now.runs, p90: now.runs };
  const toCome = Math.max(0, predictLinear(remaining.learner, remainingRunsFeatures(view, now)));
  return forecastInRuns(toCome, remaining.errors, view.scale.spread, now.runs);
}

export function isInningsOver(
  view: FixtureFeatures,
  now: Pick<InningsNow, 'wickets' | 'legalBalls'>,
): boolean {
  return now.wickets >= 10 || now.legalBalls >= view.balls;
}

/** Runs beyond average, in the batting team's favour, expected from the batters in, the next three batters and the bowling left. */
export function battersToCome(
  view: FixtureFeatures,
  now: InningsNow,
): { in: number; next: number; bowling: number } {
  const left = view.balls - now.legalBalls;
  const batters = view.sides[now.batting].players.filter((player) => !now.gone.has(player.id));
  const isIn = batters.filter((player) => now.atCrease.includes(player.id));
  const next = batters.filter((player) => !now.atCrease.includes(player.id)).slice(0, 3);
  const bowlers = view.sides[now.batting === 0 ? 1 : 0].players.map((player) => ({
    skill: player.bowling,
    left: Math.max(0, player.ballsBowled - (now.bowled.get(player.id) ?? 0)),
  }));
  const bowlable = sumBy(bowlers, (bowler) => bowler.left);
  return {
    in: Math.min(left, 30) * meanSkill(isIn),
    next: 0.7 * Math.max(0, left - 20) * meanSkill(next),
    bowling: bowlable === 0 ? 0 : (left * sumBy(bowlers, ({ skill, left: own }) => skill * own)) / bowlable,
  };
}

function meanSkill(batters: readonly SidePlayer[]): number {
  return batters.length === 0 ? 0 : mean(batters.map(({ batting }) => batting));
}

function forecastInRuns(
  toCome: number,
  errors: TrackedQuantiles,
  spread: number,
  runs: number,
): NumberForecast {
  const at = (error: number) => runs + Math.max(0, spread * (toCome + error));
  const p10 = at(errors.p10);
  const p50 = Math.max(p10, at(errors.p50));
  return { mean: runs + spread * toCome, p10, p50, p90: Math.max(p50, at(errors.p90)) };
}
