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
}

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
export interface TotalObservation {
  readonly stage: number;
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly happened: number;
}

export interface PlayerObservation {
  readonly id: string;
  readonly side: 0 | 1;
  readonly mean: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  /** Baselines: recent form drawn towards the field, and the mean of the career. */
  readonly form: number;
  readonly career: number;
  readonly happened: number;
}
