import { CHASE_SKILL_WEIGHTS } from '../fitted-parameters.ts';
import { predictLogOdds } from '../ratings/competition-learners.ts';
import { predictLinear } from '../ratings/linear-learner.ts';
import { SLOTS } from '../ratings/replay-match.ts';
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
  battersToCome,
  inningsStage,
} from './forecast-total.ts';

/** Wickets down halfway through an average chase. */
const USUAL_WICKETS_IN_A_CHASE = 3;

/** Features in the order of `WIN_FIRST_FEATURES`. */
export function winFirstFeatures(view: FixtureFeatures, now: InningsNow): number[] {
  const t = inningsStage(view, now.legalBalls) / SLOTS;
  const { spread } = view.scale;
  const par = view.level / spread + 0.5 * view.venueOffset;
  const ahead = forecastInnings(view, now).mean / spread - par;
  const before = logOddsBefore(view, now.batting);
  return inOrder(WIN_FIRST_FEATURES, {
    ...aheadFeatures(t, ahead),
    chanceBefore: before,
    chanceBeforeByProgress: before * t,
  });
}

/** Chance, 0 to 1, that the team batting first wins, at any point of its innings. */
export function forecastWinFirst(view: FixtureFeatures, now: InningsNow): number {
  return logistic(predictLogOdds(view.pool.winFirst, view.keys.competition, winFirstFeatures(view, now)));
}

/** Features in the order of `WIN_SECOND_FEATURES`; `target` is in runs to win. */
export function winSecondFeatures(view: FixtureFeatures, now: InningsNow, target: number): number[] {
  const stage = inningsStage(view, now.legalBalls);
  const t = stage / SLOTS;
  const { spread } = view.scale;
  const needed = Math.max(1, target - now.runs);
  const people = battersToCome(view, now);
  const remaining = view.pool.parToCome[stage];
  const par = remaining ? Math.max(0.03, predictLinear(remaining.learner, parFeatures(view, now))) : 0.03;
  const promise =
    (CHASE_SKILL_WEIGHTS.in * people.in +
      CHASE_SKILL_WEIGHTS.next * people.next +
      CHASE_SKILL_WEIGHTS.bowling * people.bowling) /
    spread;
  const noise = Math.sqrt(remaining ? remainingVariance(remaining) : 1);
  const ahead = (par + promise - needed / spread) / noise;
  const usualRate = (view.level * 1.05) / view.balls;
  const rate = Math.log(needed / Math.max(1, view.balls - now.legalBalls) / usualRate);
  const wickets = (now.wickets - USUAL_WICKETS_IN_A_CHASE) / 5;
  const before = logOddsBefore(view, now.batting);
  return inOrder(WIN_SECOND_FEATURES, {
    ...aheadFeatures(t, ahead),
    rate,
    rateByProgress: rate * t,
    wickets,
    wicketsByProgress: wickets * t,
    chanceBefore: before,
    chanceBeforeByProgress: before * t,
  });
}

/** Chance, 0 to 1, that the team batting second wins; `target` is in runs to win. Exactly 1, 0.5 (tie) or 0 when the match is over. */
export function forecastWinSecond(view: FixtureFeatures, now: InningsNow, target: number): number {
  if (now.runs >= target) return 1;
  if (isInningsOver(view, now)) return now.runs === target - 1 ? 0.5 : 0;
  return logistic(
    predictLogOdds(view.pool.winSecond, view.keys.competition, winSecondFeatures(view, now, target)),
  );
}

/** Progress `t` (0 to 1), lead `ahead`, and their products. */
function aheadFeatures(t: number, ahead: number) {
  return {
    one: 1,
    progress: t,
    progressSquared: t * t,
    ahead,
    aheadByProgress: ahead * t,
    aheadByProgressSquared: ahead * t * t,
  };
}

/** Log-odds of the batting team before the first ball. */
function logOddsBefore(view: FixtureFeatures, batting: 0 | 1): number {
  return batting === 0 ? resultLogOdds(view) : -resultLogOdds(view);
}
