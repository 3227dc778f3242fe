/** A forecast of runs or points. */
export interface NumberForecast {
  readonly mean: number;
  /** 10%, 50% and 90% quantiles. */
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}
