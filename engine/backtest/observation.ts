import type { NumberForecast } from '../forecast/number-forecast.ts';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { MatchFormat } from '../match/match-record.ts';

/** All forecasts of one match, made before it was learnt, each with the outcome (`happened`). */
export interface MatchObservation {
  readonly id: string;
  /** First day of play, `YYYY-MM-DD`. */
  readonly date: string;
  /** Chances, 0 to 1, that the first team wins; null for matches without a winner. */
  readonly result: { readonly chance: number; readonly elo: number; readonly happened: 0 | 1 } | null;
  readonly states: readonly StateObservation[];
  readonly totals: readonly TotalObservation[];
  readonly players: readonly PlayerObservation[];
  /** Best of twenty diversified line-ups as a share of the best eleven in hindsight; null when there was none or nothing was simulated. */
  readonly bestOfTwenty: number | null;
  /** Simulated and real first innings; null for Tests, shortened matches and when nothing was simulated. */
  readonly cricket: RunScoringObservation | null;
  /** Each player's points, projected at the innings break; `half` is the baseline: points earned plus half the first projection. */
  readonly live: readonly LiveObservation[];
}

export interface LiveObservation extends Pick<NumberForecast, 'mean' | 'p10' | 'p90'> {
  readonly half: number;
  readonly happened: number;
}

export interface RunScoringObservation {
  readonly format: MatchFormat;
  readonly gender: 'male' | 'female';
  readonly year: number;
  readonly real: InningsSums;
  readonly simulated: InningsSums;
  /** Share of the simulated totals below the real one, 0 to 1; equal totals count half. */
  readonly shareBelow: number;
}

/** Sums over one or more innings. */
export type InningsSums = InningsFacts & { readonly innings: number; readonly totalSquared: number };

/** Win chances of the batting team at the end of an over, while the match is open. */
export interface StateObservation {
  readonly innings: 1 | 2;
  /** Twentieths of the innings bowled: overs in a T20. */
  readonly stage: number;
  readonly chance: number;
  /** The baseline's chance, from overs, wickets and runs alone (`stateOnlyChance`). */
  readonly plain: number;
  readonly happened: 0 | 1;
}

/** The first-innings total forecast at a stage, in runs. */
export interface TotalObservation extends NumberForecast {
  readonly stage: number;
  readonly happened: number;
}

export interface PlayerObservation extends NumberForecast {
  /** Baselines, in points: recent form shrunk towards the mean of all players, and the career mean. */
  readonly form: number;
  readonly career: number;
  readonly happened: number;
}
