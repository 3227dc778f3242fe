import {
  expectedTotal,
  type InningsNow,
  isInningsOver,
  parFeatures,
  inningsStage,
  remainingRunsFeatures,
  totalFeatures,
} from '../forecast/forecast-total.ts';
import { winFirstFeatures, winSecondFeatures } from '../forecast/forecast-win.ts';
import { emptyMean, halfLife, addToMean } from '../ratings/decayed-mean.ts';
import { type CompetitionLearners, learnEvent, type Prior } from '../ratings/competition-learners.ts';
import { learnLinear, predictLinear } from '../ratings/linear-learner.ts';
import {
  priorOf,
  TOTAL_FEATURES,
  WIN_FIRST_FEATURES,
  WIN_SECOND_FEATURES,
} from '../ratings/model-features.ts';
import { type RemainingCell, remainingVariance } from '../ratings/pool-rating.ts';
import { learnPooled } from '../ratings/pooled-learner.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { trackQuantiles } from '../ratings/tracked-quantiles.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { ratedVenue } from './learn-result.ts';
import type { PlayedInnings } from './played-innings.ts';

/**
 * The states after each over of one match are correlated: for win chances each counts as a twentieth of an
 * independent observation. Chosen.
 */
const STATE_WEIGHT = 0.05;
/**
 * Decay factors, chosen: per match of the mean total of a competition (half-life about a season), of the pool and of a
 * venue; and per observation of the variance of remaining runs.
 */
const DECAY = {
  competition: halfLife(60),
  pool: halfLife(300),
  venue: halfLife(40),
  variance: halfLife(140),
};
/** Variance of a total around its forecast, in squared standard deviations of the format; chosen. */
const TOTAL_NOISE = 1;
/** Variance added to each weight of the remaining runs per observation: next to none. Chosen. */
const DRIFT = 1e-9;

const TOTAL = priorOf(TOTAL_FEATURES);
const WIN_FIRST = priorOf(WIN_FIRST_FEATURES);
const WIN_SECOND = priorOf(WIN_SECOND_FEATURES);

/** Learns one example, whose features were computed beforehand. */
type LearnStep = () => void;

/**
 * Learns totals, remaining runs and win chances from the overs of one match. Computes all features first, from
 * ratings that have not learnt the match. A step of `learnMatch`; changes `state`.
 */
export function learnInnings(state: RatingsState, rated: FixtureFeatures, played: PlayedInnings): void {
  const states = played.firstStates.filter((now) => !isInningsOver(rated, now));
  const examples = [
    ...winExamples(rated, states, played),
    ...states.flatMap((now) => remainingRunsExample(rated, now, played.first.runs)),
  ];
  learnTotal(state, rated, { total: played.first.runs, batting: played.batting });
  for (const learn of examples) learn();
}

function winExamples(
  rated: FixtureFeatures,
  states: readonly InningsNow[],
  { firstWon, chaseStates, target }: PlayedInnings,
): LearnStep[] {
  if (firstWon === null) return [];
  const { pool, keys } = rated;
  const example = (
    learners: CompetitionLearners,
    prior: Prior,
    features: readonly number[],
    observed: number,
  ) => {
    const observation = { competition: keys.competition, features, observed };
    return () => learnEvent(learners, observation, { weight: STATE_WEIGHT, prior });
  };
  return [
    ...states.map((now) => example(pool.winFirst, WIN_FIRST, winFirstFeatures(rated, now), firstWon)),
    ...chaseStates.map((now) =>
      example(pool.winSecond, WIN_SECOND, winSecondFeatures(rated, now, target), 1 - firstWon),
    ),
  ];
}

/** The example of one state, as a list of one; `total` is the final total of the innings, in runs. */
function remainingRunsExample(rated: FixtureFeatures, now: InningsNow, total: number): LearnStep[] {
  const stage = inningsStage(rated, now.legalBalls);
  const [full, par] = [rated.pool.toCome[stage], rated.pool.parToCome[stage]];
  if (!full || !par) return [];
  const remainingRuns = (total - now.runs) / rated.scale.spread;
  const [features, parOnly] = [remainingRunsFeatures(rated, now), parFeatures(rated, now)];
  return [
    () => {
      learnRemaining(full, features, remainingRuns);
      learnRemaining(par, parOnly, remainingRuns);
    },
  ];
}

/** `remainingRuns` are in the format's standard deviations (`FormatScale.spread`). */
function learnRemaining(remaining: RemainingCell, features: readonly number[], remainingRuns: number): void {
  const error = remainingRuns - Math.max(0, predictLinear(remaining.learner, features));
  const noise = remainingVariance(remaining);
  trackQuantiles(remaining.errors, error, Math.sqrt(noise));
  addToMean(remaining.variance, error * error, DECAY.variance);
  learnLinear(remaining.learner, { features, observed: remainingRuns }, { noise, drift: DRIFT });
}

/** Learns a first-innings total, in runs: the model of totals, and the means of competition, pool and venue. */
function learnTotal(
  state: RatingsState,
  rated: FixtureFeatures,
  { total, batting }: { total: number; batting: 0 | 1 },
): void {
  const { pool, keys, scale } = rated;
  const features = totalFeatures(rated, batting);
  const inSpreads = total / scale.spread;
  const example = { competition: keys.competition, features, observed: inSpreads };
  trackQuantiles(pool.totalErrors, inSpreads - expectedTotal(rated, batting), 1);
  learnPooled(pool.total, example, { noise: TOTAL_NOISE, prior: TOTAL });
  addToMean((pool.levels[keys.competition] ??= emptyMean()), total, DECAY.competition);
  addToMean(pool.level, total, DECAY.pool);
  addToMean(
    ratedVenue(state, keys.pool, keys.venue).totals,
    (total - rated.level) / scale.spread,
    DECAY.venue,
  );
}
