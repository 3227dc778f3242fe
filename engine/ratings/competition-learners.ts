import {
  createLearner,
  type LinearLearner,
  learnLogistic,
  type Observation,
  predictLinear,
} from './linear-learner.ts';

/**
 * Win chances: a common learner for the pool, and one for each competition. A competition's learner starts from the common weights
 * when the competition first appears, and is then independent: results in the IPL are harder to predict than elsewhere.
 */
export interface CompetitionLearners {
  readonly common: LinearLearner;
  readonly own: Record<string, LinearLearner>;
}

export type Prior = readonly (readonly [mean: number, sd: number])[];

export function createCompetitionLearners(prior: Prior): CompetitionLearners {
  return { common: createLearner(prior), own: {} };
}

/** An observation from a match of one competition. */
export interface TrainingExample extends Observation {
  readonly competition: string;
}

/** Learns one event; `weight` is below 1 for correlated observations, such as states of one match. Changes `family`. */
export function learnEvent(
  family: CompetitionLearners,
  example: TrainingExample,
  { weight, prior }: { readonly weight: number; readonly prior: Prior },
): void {
  for (const learner of [family.common, ownLearner(family, example.competition, prior)]) {
    learnLogistic(learner, example, weight);
  }
}

/** Log-odds from the competition's learner, or the common one for a new competition. */
export function predictLogOdds(
  family: CompetitionLearners,
  competition: string,
  features: readonly number[],
): number {
  return predictLinear(family.own[competition] ?? family.common, features);
}

function ownLearner(family: CompetitionLearners, competition: string, prior: Prior): LinearLearner {
  const known = family.own[competition];
  if (known) return known;
  const own = createLearner(prior.map(([, sd], i) => [family.common.weights[i] ?? NaN, sd]));
  family.own[competition] = own;
  return own;
}
