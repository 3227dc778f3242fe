import type { NumberForecast } from '../forecast/number-forecast.ts';
import type { InningsFacts } from '../match/innings-facts.ts';
import type { MatchFormat } from '../match/match-record.ts';

/** Everything forecast of one match before it was learnt, beside what happened. */
export interface MatchObservation {
  readonly id: string;
  readonly date: string;
  /** Chances that the first side wins; `null` for matches without a winner. */
  readonly result: { readonly chance: number; readonly elo: number; readonly happened: 0 | 1 } | null;
  readonly states: readonly StateObservation[];
  readonly totals: readonly TotalObservation[];
  readonly players: readonly PlayerObservation[];
  /** Best of twenty diversified line-ups as a share of the best eleven in hindsight; `null` where there was none. */
  readonly bestOfTwenty: number | null;
  /** `null` for Tests and for matches cut short. */
  readonly cricket: RunScoringObservation | null;
  /** Points of everyone as projected between the innings, and the simplest way: what is earned and half of the first projection. */
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
  /** Share of the simulated totals below the real one. */
  readonly place: number;
}

/** Of one innings or many, added up. */
export type InningsSums = InningsFacts & { readonly innings: number; readonly totalSquared: number };

/** Chances of the side batting at the end of an over, the match not yet over. */
export interface StateObservation {
  readonly innings: 1 | 2;
  /** Twentieths of the innings bowled: overs in a T20. */
  readonly stage: number;
  readonly chance: number;
  readonly plain: number;
  readonly happened: 0 | 1;
}

/** The first-innings total as foreseen at a stage, in runs. */
export interface TotalObservation extends NumberForecast {
  readonly stage: number;
  readonly happened: number;
}

export interface PlayerObservation extends NumberForecast {
  readonly id: string;
  readonly side: 0 | 1;
  /** Baselines: recent form drawn towards the field, and the mean of the career. */
  readonly form: number;
  readonly career: number;
  readonly happened: number;
}
