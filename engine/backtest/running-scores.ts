import { brier, countInBin, emptyBins, logLoss } from '../statistics/scores.ts';
import { coverageScore } from './measure.ts';
import type { MatchObservation } from './observation.ts';

/**
 * Accuracy of the forecasts of past matches, as running sums. The server's learning thread adds every match it tests
 * and stores the sums as JSON with each snapshot of the ratings. The api role reads them for the track record.
 */
export type RunningScores = ReturnType<typeof createRunningScores>;
/** Sums over forecast chances. */
export type RunningChances = ReturnType<typeof emptyChances>;
/** Sums over forecast numbers. */
export type RunningErrors = ReturnType<typeof emptyErrors>;

/** Scores before the first match. */
export function createRunningScores() {
  return {
    /** Number of matches added. */
    matches: 0,
    /** Day of the first match added, `YYYY-MM-DD`; null before it. */
    from: null as string | null,
    /** Day of the last match added. */
    to: null as string | null,
    /** The winner before the first ball; the baseline is Elo alone. */
    result: emptyChances(),
    /** The batting team's win chance at the end of each over; the baseline uses overs, wickets and runs alone. */
    inPlay: emptyChances(),
    /** The first-innings total before the first ball, in runs. Totals have no baseline. */
    totalBefore: emptyErrors(),
    /** The same after half of the innings. */
    totalHalfway: emptyErrors(),
    /** Fantasy points of each player; the baseline is `PlayerObservation.form`. */
    points: emptyErrors(),
  };
}

/** Sums of scores, ours and the baseline's (`plain`); the bins are tenths of our forecast chance. */
function emptyChances() {
  return { count: 0, brier: 0, logLoss: 0, plainBrier: 0, bins: emptyBins() };
}

/** Sums of absolute errors, ours and the baseline's, and the number of outcomes within P10 to P90. */
function emptyErrors() {
  return { count: 0, error: 0, plainError: 0, within: 0 };
}

/** Half of an innings, in twentieths bowled. */
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
 * Adds one chance (0 to 1) and the baseline's (`plain`); changes `sums`. Also called in the api role, where the track
 * record sums up graded analyses.
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
 * Adds one forecast of runs or points and the baseline's (`plain`; the mean itself where there is no baseline); changes
 * `sums`. Also called in the api role, where the track record sums up graded analyses.
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
  sums.within += coverageScore(forecast);
}
