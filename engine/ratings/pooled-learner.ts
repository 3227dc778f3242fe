import { COMPETITION_SPREAD } from '../fitted-parameters.ts';
import type { TrainingExample, Prior } from './competition-learners.ts';
import { createLearner, type LinearLearner, learnLinear, predictLinear } from './linear-learner.ts';

/**
 * Partial pooling: one linear regression for all competitions of a pool (matches of one gender and format), plus one
 * for what each competition adds, by competition key. A small league uses the common forecast and differs only as far
 * as its own matches show. For totals and fantasy points; stored as JSON in the ratings.
 */
export interface PooledLearner {
  readonly common: LinearLearner;
  readonly added: Record<string, LinearLearner>;
}

/** Starts from the prior, without differences between competitions. */
export function createPooled(prior: Prior): PooledLearner {
  return { common: createLearner(prior), added: {} };
}

/** Common weights plus those of the competition. */
export function weightsFor({ common, added }: PooledLearner, competition: string): number[] {
  const own = added[competition]?.weights ?? [];
  return common.weights.map((weight, i) => weight + (own[i] ?? 0));
}

/** Common prediction plus that of the competition; the common part alone for a new one. */
export function predictPooled(
  { common, added }: PooledLearner,
  competition: string,
  features: readonly number[],
): number {
  const own = added[competition];
  return predictLinear(common, features) + (own ? predictLinear(own, features) : 0);
}

/**
 * Variance added to each weight per observation: so small that ten seasons of a league still count. On club T20 no
 * value from 0 to 1e-5 was better.
 */
const DRIFT = 1e-7;

/** Learns one observation in both the competition's and the common learner. Changes the learner. */
export function learnPooled(
  { common, added }: PooledLearner,
  example: TrainingExample,
  { noise, prior }: { readonly noise: number; readonly prior: Prior },
): void {
  const own = (added[example.competition] ??= createLearner(
    prior.map(([, sd]) => [0, COMPETITION_SPREAD * sd]),
  ));
  const settings = { noise, drift: DRIFT };
  const { features, observed } = example;
  learnLinear(own, { features, observed: observed - predictLinear(common, features) }, settings);
  learnLinear(common, example, settings);
}
