import {
  createLearner,
  type LinearLearner,
  learnLogistic,
  type Observation,
  predictLinear,
} from './linear-learner.ts';

/**
 * Logistic regressions of one win chance: a common one for the pool (all matches of one gender and format), and one for
 * each competition, by `fixtureKeys().competition`. A competition's own one starts from the common weights when the
 * competition first appears, and is then independent. Chances in play use the mean of both (decision 277). Part of the
 * ratings, which are stored as JSON.
 */
export interface CompetitionLearners {
  readonly common: LinearLearner;
  readonly own: Record<string, LinearLearner>;
}

/** Prior mean and standard deviation of each feature's weight, in the order of the features. */
export type Prior = readonly (readonly [mean: number, sd: number])[];

/** The common learner at its prior, without competitions. */
export function createCompetitionLearners(prior: Prior): CompetitionLearners {
  return { common: createLearner(prior), own: {} };
}

/** An observation from a match of one competition. */
export interface TrainingExample extends Observation {
  readonly competition: string;
}

/**
 * Learns one observation (1 for a win, 0 for a loss) in the common and the competition's learner; changes `learners`.
 * `weight` is below 1 for correlated observations, such as states of one match. `prior` gives a new competition the
 * standard deviations; its means are the common weights.
 */
export function learnEvent(
  learners: CompetitionLearners,
  example: TrainingExample,
  { weight, prior }: { readonly weight: number; readonly prior: Prior },
): void {
  for (const learner of [learners.common, ownLearner(learners, example.competition, prior)]) {
    learnLogistic(learner, example, weight);
  }
}

/** Log-odds of the win from the competition's learner, or from the common one for a new competition. */
export function predictLogOdds(
  learners: CompetitionLearners,
  competition: string,
  features: readonly number[],
): number {
  return predictLinear(learners.own[competition] ?? learners.common, features);
}

/** The mean of `predictLogOdds` and the log-odds from the common learner. */
export function predictHalfwayToCommon(
  learners: CompetitionLearners,
  competition: string,
  features: readonly number[],
): number {
  return (predictLogOdds(learners, competition, features) + predictLinear(learners.common, features)) / 2;
}

function ownLearner(learners: CompetitionLearners, competition: string, prior: Prior): LinearLearner {
  const known = learners.own[competition];
  if (known) return known;
  const own = createLearner(prior.map(([, sd], i) => [learners.common.weights[i] ?? NaN, sd]));
  learners.own[competition] = own;
  return own;
}
