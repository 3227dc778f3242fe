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

/** Over-ends of one match are correlated: each counts as a twentieth of an independent observation. */
const STATE_WEIGHT = 0.05;
/** Decay per match: of levels of a league (about a season), of all leagues and of a ground, and of the remaining variance. */
const DECAY = { league: halfLife(60), pool: halfLife(300), ground: halfLife(40), variance: halfLife(140) };
/** Variance of a total around its forecast, in squared standard deviations of the format. */
const TOTAL_NOISE = 1;
const DRIFT = 1e-9;

const TOTAL = priorOf(TOTAL_FEATURES);
const WIN_FIRST = priorOf(WIN_FIRST_FEATURES);
const WIN_SECOND = priorOf(WIN_SECOND_FEATURES);

type LearnStep = () => void;

/** Learns totals and win chances in play. Computes the features of the whole match before it learns from it. */
export function learnInnings(state: RatingsState, view: FixtureFeatures, played: PlayedInnings): void {
  const states = played.firstStates.filter((now) => !isInningsOver(view, now));
  const examples = [
    ...winExamples(view, states, played),
    ...states.flatMap((now) => remainingRunsExample(view, now, played.first.runs)),
  ];
  learnTotal(state, view, { total: played.first.runs, batting: played.batting });
  for (const learn of examples) learn();
}

function winExamples(
  view: FixtureFeatures,
  states: readonly InningsNow[],
  { firstWon, chaseStates, target }: PlayedInnings,
): LearnStep[] {
  if (firstWon === null) return [];
  const { pool, keys } = view;
  const example = (
    family: CompetitionLearners,
    prior: Prior,
    features: readonly number[],
    observed: number,
  ) => {
    const observation = { competition: keys.competition, features, observed };
    return () => learnEvent(family, observation, { weight: STATE_WEIGHT, prior });
  };
  return [
    ...states.map((now) => example(pool.winFirst, WIN_FIRST, winFirstFeatures(view, now), firstWon)),
    ...chaseStates.map((now) =>
      example(pool.winSecond, WIN_SECOND, winSecondFeatures(view, now, target), 1 - firstWon),
    ),
  ];
}

function remainingRunsExample(view: FixtureFeatures, now: InningsNow, runs: number): LearnStep[] {
  const stage = inningsStage(view, now.legalBalls);
  const [full, par] = [view.pool.toCome[stage], view.pool.parToCome[stage]];
  if (!full || !par) return [];
  const toCome = (runs - now.runs) / view.scale.spread;
  const [features, plain] = [remainingRunsFeatures(view, now), parFeatures(view, now)];
  return [
    () => {
      learnRemaining(full, features, toCome);
      learnRemaining(par, plain, toCome);
    },
  ];
}

function learnRemaining(remaining: RemainingCell, features: readonly number[], toCome: number): void {
  const error = toCome - Math.max(0, predictLinear(remaining.learner, features));
  const noise = remainingVariance(remaining);
  trackQuantiles(remaining.errors, error, Math.sqrt(noise));
  addToMean(remaining.variance, error * error, DECAY.variance);
  learnLinear(remaining.learner, { features, observed: toCome }, { noise, drift: DRIFT });
}

function learnTotal(
  state: RatingsState,
  view: FixtureFeatures,
  { total, batting }: { total: number; batting: 0 | 1 },
): void {
  const { pool, keys, scale } = view;
  const features = totalFeatures(view, batting);
  const inSpreads = total / scale.spread;
  const example = { competition: keys.competition, features, observed: inSpreads };
  trackQuantiles(pool.totalErrors, inSpreads - expectedTotal(view, batting), 1);
  learnPooled(pool.total, example, { noise: TOTAL_NOISE, prior: TOTAL });
  addToMean((pool.levels[keys.competition] ??= emptyMean()), total, DECAY.league);
  addToMean(pool.level, total, DECAY.pool);
  addToMean(
    ratedVenue(state, keys.pool, keys.venue).totals,
    (total - view.level) / scale.spread,
    DECAY.ground,
  );
}
