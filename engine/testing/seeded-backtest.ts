import { createBaselines } from '../backtest/baselines.ts';
import { addObservation, createRunningScores } from '../backtest/running-scores.ts';
import { forecastThenLearn } from '../backtest/walk-forward.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { makeSeason } from './make-season.ts';

let cached: ReturnType<typeof runBacktest> | undefined;

/**
 * Thirty matches of a test league; the last twelve are forecast, two of them simulated. Computed once for all tests.
 */
export function seededBacktest() {
  cached ??= runBacktest();
  return cached;
}

function runBacktest() {
  const [state, baselines, running] = [
    createRatings('dream11-2025'),
    createBaselines(),
    createRunningScores(),
  ];
  const observations = makeSeason(30, 11).flatMap((match, i) => {
    const tested = { match, isTested: i >= 18 };
    const isSimulated = i === 20 || i === 25;
    return (
      forecastThenLearn(state, baselines, isSimulated ? tested : { ...tested, isSimulated: false }) ?? []
    );
  });
  for (const observation of observations) addObservation(running, observation);
  return { baselines, running, observations };
}
