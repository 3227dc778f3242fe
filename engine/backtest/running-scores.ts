import { brier, countInBin, emptyBins, logLoss } from '../statistics/scores.ts';
import { intervalWithin } from './measures.ts';
import type { MatchObservation } from './observation.ts';

/** How forecasts have fared so far, as sums that go on match by match: a plain value that can be stored. */
export type RunningScores = ReturnType<typeof createRunningFigures>;
export type RunningChances = ReturnType<typeof noChances>;
export type RunningErrors = ReturnType<typeof noErrors>;

/** Sums of nothing yet. */
export function createRunningFigures() {
  return {
    matches: 0,
    /** Days of the first and the last match counted, `YYYY-MM-DD`. */
    from: null as string | null,
    to: null as string | null,
    /** The winner before the first ball; beside it Elo alone. */
    result: noChances(),
    /** The side batting, at the end of each over; beside it what overs, wickets and runs alone say. */
    inPlay: noChances(),
    /** The first-innings total before the first ball and after half the innings, in runs. */
    totalBefore: noErrors(),
    totalHalfway: noErrors(),
    /** Points of each player; beside it recent form drawn towards the field. */
    points: noErrors(),
  };
}

/** Sums of scores, ours and the baseline's; the bins are tenths of the chance given. */
function noChances() {
  return { count: 0, brier: 0, logLoss: 0, plainBrier: 0, bins: emptyBins() };
}

/** Sums of absolute misses, ours and the baseline's, and how many came to lie within P10 to P90. */
function noErrors() {
  return { count: 0, error: 0, plainError: 0, within: 0 };
}

const HALFWAY = 10;

/** Counts one match in; changes `figures`. */
export function countObservation(figures: RunningScores, match: MatchObservation): void {
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

/** Counts one chance in; changes `sums`. */
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

/** Counts one number in; changes `sums`. */
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
