import type { LinearLearner } from './linear-learner.ts';
import { createLearner, learnLinear, learnLogistic, predictLinear } from './linear-learner.ts';

/**
 * One learner for all competitions of a pool and one for each competition, which starts where the common one stands when the
 * competition first appears: a new league is forecast like the others until it shows how it differs.
 */
export interface LearnerFamily {
  readonly common: LinearLearner;
  readonly own: Record<string, LinearLearner>;
}

export type Prior = readonly (readonly [mean: number, sd: number])[];

export function createFamily(prior: Prior): LearnerFamily {
  return { common: createLearner(prior), own: {} };
}

/** The competition's own learner, or the common one where it has none yet. */
export function learnerFor(family: LearnerFamily, competition: string): LinearLearner {
  return family.own[competition] ?? family.common;
}

export interface FamilyLesson {
  readonly competition: string;
  readonly features: readonly number[];
  readonly observed: number;
}

/** Takes one observation in, commonly and for its competition. */
export function learnFamilyLinear(
  family: LearnerFamily,
  lesson: FamilyLesson,
  noise: number,
  prior: Prior,
): void {
  for (const learner of [family.common, ownLearner(family, lesson.competition, prior)]) {
    learnLinear(learner, lesson.features, lesson.observed, { noise, drift: DRIFT });
  }
}

/** Takes one event (1) or non-event (0) in; states of one match are far from independent and get a small `weight`. */
export function learnFamilyLogistic(
  family: LearnerFamily,
  lesson: FamilyLesson,
  weight: number,
  prior: Prior,
): void {
  const happened = lesson.observed > 0.5 ? 1 : 0;
  for (const learner of [family.common, ownLearner(family, lesson.competition, prior)]) {
    learnLogistic(learner, lesson.features, happened, { weight, drift: 0 });
  }
}

export function predictFamily(
  family: LearnerFamily,
  competition: string,
  features: readonly number[],
): number {
  return predictLinear(learnerFor(family, competition), features);
}

/** Slow enough that ten seasons of a league still speak; tried from 0 to 1e-5 on club T20 with no gain from more. */
const DRIFT = 1e-7;

function ownLearner(family: LearnerFamily, competition: string, prior: Prior): LinearLearner {
  const known = family.own[competition];
  if (known) return known;
  const own = createLearner(prior.map(([, sd], i) => [family.common.weights[i] ?? 0, sd]));
  family.own[competition] = own;
  return own;
}
