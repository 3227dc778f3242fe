import { brier, countInBin, emptyBins, logLoss } from '../statistics/scores.ts';
import { intervalWithin } from './measure.ts';
import type { MatchObservation } from './observation.ts';

/**
 * Accuracy of the forecasts so far, as running sums. The server's learning thread stores it as JSON with each snapshot
 * of the ratings.
 */
export type RunningScores = ReturnType<typeof createRunningScores>;
/** Sums over forecast chances. */
export type RunningChances = ReturnType<typeof noChances>;
/** Sums over forecast numbers. */
export type RunningErrors = ReturnType<typeof noErrors>;

/** Scores before the first match. */
export function createRunningScores() {
  return {
    matches: 0,
    /** Day of the first match counted, `YYYY-MM-DD`. */
    from: null as string | null,
    /** Day of the last match counted. */
    to: null as string | null,
    /** The winner before the first ball; the baseline is Elo alone. */
    result: noChances(),
    /** The batting team's win chance at the end of each over; the baseline uses overs, wickets and runs alone. */
    inPlay: noChances(),
    /** The first-innings total before the first ball, in runs. Totals have no baseline. */
    totalBefore: noErrors(),
    /** The same after half of the innings. */
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

/** Half of an innings, in twentieths. */
const HALFWAY_STAGE = 10;

/** Adds one match; changes `scores`. Matches must come in order of date. */
export function addObservation(scores: RunningScores, match: MatchObservation): void {
  scores.matches += 1;
  scores.from ??= match.date;
  scores.to = match.date;
  if (match.result) addChance(scores.result, { ...match.result, plain: match.result.elo });
  for (const state of match.states) addChance(scores.inPlay, state);
  for (const total of match.totals) {
    if (total.stage === 0) addError(scores.totalBefore, total, total.mean);
    if (total.stage === HALFWAY_STAGE) addError(scores.totalHalfway, total, total.mean);
  }
  for (const player of match.players) addError(scores.points, player, player.form);
}

/**
 * Adds one chance (0 to 1) and the baseline's; changes `sums`. Also called for the server's record of graded analyses.
 */
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

/**
 * Adds one forecast number and the baseline's (`plain`; the forecast itself where there is no baseline); changes
 * `sums`. Also called for the server's record of graded analyses.
 */
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
