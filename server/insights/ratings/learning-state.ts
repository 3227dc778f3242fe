import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Baselines, createBaselines } from '@gullylens/engine/backtest/baselines';
import { createRunningScores, type RunningScores } from '@gullylens/engine/backtest/running-scores';
import { newPlayer } from '@gullylens/engine/ratings/player-rating';
import { createPool } from '@gullylens/engine/ratings/pool-rating';
import { createRatings, type RatingsState } from '@gullylens/engine/ratings/ratings-state';

/**
 * The state from which the learning thread continues: ratings, baselines for comparison, and scores of the forecasts
 * so far.
 */
export interface LearningState {
  readonly ratings: RatingsState;
  readonly baselines: Baselines;
  readonly scores: RunningScores;
}

/** The rule set of the fantasy points for which line-ups are made and analyses are graded. */
const RULES = 'dream11-2025';

/** The state before the first match. */
export function emptyLearningState(): LearningState {
  return {
    ratings: createRatings(RULES),
    baselines: createBaselines(),
    scores: createRunningScores(),
  };
}

/** Identifies the state's shape and the priors. When they change, history is learnt again. */
export const MODEL_VERSION = createHash('sha256')
  .update(
    JSON.stringify([createRatings(RULES), createPool('T20'), newPlayer(), packBaselines(createBaselines())]),
  )
  .digest('hex')
  .slice(0, 16);

/** Compresses the ratings and baselines. The scores have a column of their own, so that they can be read alone. */
export function packState({ ratings, baselines }: LearningState): Buffer {
  return deflateRawSync(JSON.stringify({ ratings, baselines: packBaselines(baselines) }));
}

interface PackedState {
  readonly ratings: RatingsState;
  readonly baselines: ReturnType<typeof packBaselines>;
}

/** Restores what `packState` compressed. */
export function unpackState(state: Buffer): Pick<LearningState, 'ratings' | 'baselines'> {
  const { ratings, baselines } = JSON.parse(inflateRawSync(state).toString('utf8')) as PackedState;
  return { ratings, baselines: { ...baselines, careers: new Map(baselines.careers) } };
}

function packBaselines(baselines: Baselines) {
  return { ...baselines, careers: [...baselines.careers] };
}
