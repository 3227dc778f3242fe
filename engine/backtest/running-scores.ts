import { brier, countInBin, emptyBins, logLoss } from '../statistics/scores.ts';
import { intervalWithin } from './measures.ts';
import type { MatchObservation } from './observation.ts';

/** Accuracy of the forecasts so far, as running sums: a plain value that is stored. */
export type RunningScores = ReturnType<typeof createRunningScores>;
export type RunningChances = ReturnType<typeof noChances>;
export type RunningErrors = ReturnType<typeof noErrors>;

export function createRunningScores() {
  return {
    matches: 0,
    /** Days of the first and the last match counted, `YYYY-MM-DD`. */
    from: null as string | null,
    to: null as string | null,
    /** The winner before the first ball; the baseline is Elo alone. */
    result: noChances(),
    /** The batting team's win chance at the end of each over; the baseline uses overs, wickets and runs alone. */
    inPlay: noChances(),
    /** The first-innings total before the first ball and after half the innings, in runs. */
    totalBefore: noErrors(),
    totalHalfway: noErrors(),
    /** Fantasy points of each player; the baseline is recent form shrunk towards the mean of all players. */
    points: noErrors(),
  };
}

/** Sums of scores, ours and the baseline's (`plain`); the bins are tenths of the chance given. */
function noChances() {
  return { count: 0, brier: 0, logLoss: 0, plainBrier: 0, bins: emptyBins() };
}

/** Sums of absolute errors, ours and the baseline's, and the number of outcomes within P10 to P90. */
function noErrors() {
  return { count: 0, error: 0, plainError: 0, within: 0 };
}

const HALFWAY = 10;

/** Adds one match; changes `figures`. Matches must come in order of date. */
export function addObservation(figures: RunningScores, match: MatchObservation): void {
  figures.matches += 1;
  figures.from ??= match.date;
  figures.to = match.date;
  if (match.result) addChance(figures.result, { ...match.result, plain: match.result.elo });
  for (const state of match.states) addChance(figures.inPlay, state);
  for (const total of match.totals) {
    if (total.stage === 0) addError(figures.totalBefore, total, total.mean);
    if (total.stage === HALFWAY) addError(figures.totalHalfway, total, total.mean);
  }
  for (const player of match.players) addError(figures.points, player, player.form);
}

/** Adds one chance; changes `sums`. */
export function addChance(
  sums: RunningChances,
  { chance, plain, happened }: { readonly chance: number; readonly plain: number; readonly happened: 0 | 1 },
): void {
  sums.count += 1;
  sums.brier += brier(chance, happened);
  sums.logLoss += logLoss(chance, happened);
  sums.plainBrier += brier(plain, happened);
  countInBin(sums.bins, { chance, happened });
}

/** Adds one forecast number; changes `sums`. */
export function addError(
  sums: RunningErrors,
  forecast: { readonly mean: number; readonly p10: number; readonly p90: number; readonly happened: number },
  plain: number,
): void {
  const { mean, happened } = forecast;
  sums.count += 1;
  sums.error += Math.abs(mean - happened);
  sums.plainError += Math.abs(plain - happened);
  sums.within += intervalWithin(forecast);
}
