import { COMPETITION_SPREAD } from '../fitted-parameters.ts';
import type { TrainingExample, Prior } from './learner-family.ts';
import { createLearner, type LinearLearner, learnLinear, predictLinear } from './linear-learner.ts';

/**
 * A number forecast in all competitions of a pool by one learner, and what each competition adds to it by another: a
 * small league is forecast like the others, goes on learning from them, and differs as far as it has shown (partial
 * pooling).
 */
export interface PooledLearner {
  readonly common: LinearLearner;
  readonly added: Record<string, LinearLearner>;
}

/** Believes its prior, and that competitions do not differ. */
export function createPooled(prior: Prior): PooledLearner {
  return { common: createLearner(prior), added: {} };
}

/** The common weights and what the competition adds to them. */
export function weightsFor({ common, added }: PooledLearner, competition: string): number[] {
  const own = added[competition]?.weights ?? [];
  return common.weights.map((weight, i) => weight + (own[i] ?? 0));
}

/** What all competitions have in common and what this one adds; of one that is new, the common part alone. */
export function predictPooled(
  { common, added }: PooledLearner,
  competition: string,
  features: readonly number[],
): number {
  const own = added[competition];
  return predictLinear(common, features) + (own ? predictLinear(own, features) : 0);
}

/** Slow enough that ten seasons of a league still speak; tried from 0 to 1e-5 on club T20 with no gain from more. */
const DRIFT = 1e-7;

/** Takes one observation in, commonly and for its competition. Changes the learner. */
export function learnPooled(
  { common, added }: PooledLearner,
  lesson: TrainingExample,
  { noise, prior }: { readonly noise: number; readonly prior: Prior },
): void {
  const own = (added[lesson.competition] ??= createLearner(
    prior.map(([, sd]) => [0, COMPETITION_SPREAD * sd]),
  ));
  const pace = { noise, drift: DRIFT };
  const { features, observed } = lesson;
  learnLinear(own, { features, observed: observed - predictLinear(common, features) }, pace);
  learnLinear(common, lesson, pace);
}
