import { createBaselines } from '../backtest/plain-baselines.ts';
import { countObservation, createRunningFigures } from '../backtest/running-figures.ts';
import { stepForward } from '../backtest/walk-forward.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { makeSeason } from './make-season.ts';

/** Thirty matches of a made league, the last twelve forecast first and two of those simulated. */
export function seededBacktest() {
  const [state, baselines, running] = [
    createRatings('dream11-2025'),
    createBaselines(),
    createRunningFigures(),
  ];
  const observations = makeSeason(30, 11).flatMap((match, i) => {
    const simulating = i === 20 || i === 25;
    return stepForward(state, baselines, { match, isTested: i >= 18, simulating }) ?? [];
  });
  for (const observation of observations) countObservation(running, observation);
  return { baselines, running, observations };
}
