import {
  createLearner,
  type LinearLearner,
  learnLogistic,
  type Observation,
  predictLinear,
} from './linear-learner.ts';

/**
 * Chances of all competitions of a pool in one learner and of each in its own, which starts where the common one stands
 * when the competition first appears and then goes its own way: in the IPL winners are harder to tell than anywhere
 * else.
 */
export interface CompetitionLearners {
  readonly common: LinearLearner;
  readonly own: Record<string, LinearLearner>;
}

export type Prior = readonly (readonly [mean: number, sd: number])[];

export function createCompetitionLearners(prior: Prior): CompetitionLearners {
  return { common: createLearner(prior), own: {} };
}

/** What was observed in a match of one competition. */
export interface TrainingExample extends Observation {
  readonly competition: string;
}

/** Takes one event or non-event in; states of one match are far from independent and get a small `weight`. */
export function learnFamilyLogistic(
  family: CompetitionLearners,
  lesson: TrainingExample,
  { weight, prior }: { readonly weight: number; readonly prior: Prior },
): void {
  for (const learner of [family.common, ownLearner(family, lesson.competition, prior)]) {
    learnLogistic(learner, lesson, { weight, drift: 0 });
  }
}

export function predictFamily(
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
