/** A forecast of runs or points. */
export interface NumberForecast {
  readonly mean: number;
  /** One outcome in ten lies below `p10`, half below `p50`, one in ten above `p90`. */
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}
