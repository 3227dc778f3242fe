import { CHASE_SKILL_WEIGHTS } from '../fitted-parameters.ts';
import { predictHalfwayToCommon } from '../ratings/competition-learners.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import { SLOTS } from '../ratings/prepared-innings.ts';
import { inOrder, WIN_FIRST_FEATURES, WIN_SECOND_FEATURES } from '../ratings/model-features.ts';
import { remainingVariance } from '../ratings/pool-rating.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { logistic } from '../statistics/statistics.ts';
import { resultLogOdds } from './forecast-result.ts';
import {
  forecastInnings,
  type InningsNow,
  isInningsOver,
  parFeatures,
  runsBeyondAverage,
  inningsStage,
} from './forecast-total.ts';

// Win chances during a limited-overs match, after any ball. Called in the server's learning and forecast threads and in
// the backtest. "The format's standard deviations" are those of first-innings totals (`FormatScale.spread`).

/** Share of the venue's effect that counts in its usual total: the prior weight of `TOTAL_FEATURES.venue`. */
const VENUE_SHARE = 0.5;
/**
 * Minimum par of a chase (the remaining runs that are usual at this stage with these wickets down), in the format's
 * standard deviations; chosen.
 */
const MIN_PAR = 0.03;
/** Usual run rate of a chase as a multiple of that of an average first innings; chosen. */
const CHASE_RATE_RATIO = 1.05;
/**
 * Wickets down halfway through an average chase, and a divisor that brings the difference from them to the size of the
 * other features. Chosen.
 */
const CHASE_WICKETS = { usual: 3, scale: 5 };

/** Features of the win of the team batting first, in the order of `WIN_FIRST_FEATURES`. */
export function winFirstFeatures(rated: FixtureFeatures, now: InningsNow): number[] {
  const progress = inningsStage(rated, now.legalBalls) / SLOTS;
  const { spread } = rated.scale;
  const usualTotal = rated.level / spread + VENUE_SHARE * rated.venueOffset;
  const ahead = forecastInnings(rated, now).mean / spread - usualTotal;
  const before = logOddsBefore(rated, now.batting);
  return inOrder(WIN_FIRST_FEATURES, {
    ...aheadFeatures(progress, ahead),
    chanceBefore: before,
    chanceBeforeByProgress: before * progress,
  });
}

/** Chance, 0 to 1, that the team batting first wins, at any point of its innings. */
export function forecastWinFirst(rated: FixtureFeatures, now: InningsNow): number {
  return logistic(
    predictHalfwayToCommon(rated.pool.winFirst, rated.keys.competition, winFirstFeatures(rated, now)),
  );
}

/**
 * Features of the win of the team batting second, in the order of `WIN_SECOND_FEATURES`; `target` is in runs to win.
 */
export function winSecondFeatures(rated: FixtureFeatures, now: InningsNow, target: number): number[] {
  const stage = inningsStage(rated, now.legalBalls);
  const progress = stage / SLOTS;
  const { spread } = rated.scale;
  const needed = Math.max(1, target - now.runs);
  const skill = runsBeyondAverage(rated, now);
  const remaining = rated.pool.parToCome[stage];
  const par = remaining
    ? Math.max(MIN_PAR, predictLinear(remaining.learner, parFeatures(rated, now)))
    : MIN_PAR;
  const beyondPar =
    (CHASE_SKILL_WEIGHTS.in * skill.in +
      CHASE_SKILL_WEIGHTS.next * skill.next +
      CHASE_SKILL_WEIGHTS.bowling * skill.bowling) /
    spread;
  const standardError = Math.sqrt(remaining ? remainingVariance(remaining) : 1);
  const ahead = (par + beyondPar - needed / spread) / standardError;
  const usualRate = (rated.level * CHASE_RATE_RATIO) / rated.balls;
  const rate = Math.log(needed / Math.max(1, rated.balls - now.legalBalls) / usualRate);
  const wickets = (now.wickets - CHASE_WICKETS.usual) / CHASE_WICKETS.scale;
  const before = logOddsBefore(rated, now.batting);
  return inOrder(WIN_SECOND_FEATURES, {
    ...aheadFeatures(progress, ahead),
    rate,
    rateByProgress: rate * progress,
    wickets,
    wicketsByProgress: wickets * progress,
    chanceBefore: before,
    chanceBeforeByProgress: before * progress,
  });
}

/**
 * Chance, 0 to 1, that the team batting second wins; `target` is in runs to win. Exactly 1, 0.5 (tie) or 0 when the
 * match is over.
 */
export function forecastWinSecond(rated: FixtureFeatures, now: InningsNow, target: number): number {
  if (now.runs >= target) return 1;
  if (isInningsOver(rated, now)) return now.runs === target - 1 ? 0.5 : 0;
  return logistic(
    predictHalfwayToCommon(
      rated.pool.winSecond,
      rated.keys.competition,
      winSecondFeatures(rated, now, target),
    ),
  );
}

/** Progress (share of the innings bowled, 0 to 1), `ahead` as the models define it, and their products. */
function aheadFeatures(progress: number, ahead: number) {
  return {
    one: 1,
    progress,
    progressSquared: progress * progress,
    ahead,
    aheadByProgress: ahead * progress,
    aheadByProgressSquared: ahead * progress * progress,
  };
}

/** Log-odds that the batting team wins, as forecast before the first ball. */
function logOddsBefore(rated: FixtureFeatures, batting: 0 | 1): number {
  return batting === 0 ? resultLogOdds(rated) : -resultLogOdds(rated);
}
