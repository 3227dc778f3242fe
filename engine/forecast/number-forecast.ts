/** A forecast of runs (of an innings) or of fantasy points (of a player); unrounded. */
export interface NumberForecast {
  readonly mean: number;
  /** 10%, 50% and 90% quantiles: the outcome is below `p10` in one of ten cases. */
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}
