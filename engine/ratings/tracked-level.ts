import { LEVEL_DRIFT } from '../fitted-parameters.ts';

/**
 * A mean that drifts over the years, such as that of a competition's forecast errors (local level model, Kalman 1960).
 * Its uncertainty grows during a break, so the first matches of a season count more. Stored as JSON in
 * `CompetitionNorms`.
 */
export interface TrackedLevel {
  /** The estimate, in the unit of the observations. */
  mean: number;
  /** Variance of the estimate, as a fraction of the variance of one match. */
  variance: number;
  /** Day of the latest match, in days since 1970; null before the first. */
  day: number | null;
}

/** Longest break that adds variance, in years; chosen. */
const MAX_BREAK_YEARS = 1.5;
const DAYS_PER_YEAR = 365.25;

/** A level without observations: 0, with the given variance (as a fraction of the variance of one match). */
export function newLevel(variance: number): TrackedLevel {
  return { mean: 0, variance, day: null };
}

/**
 * Learns one observation; changes the level. `day` is in days since 1970. `noise` is the variance of the observation as
 * a multiple of that of a full match.
 */
export function updateLevel(
  level: TrackedLevel,
  observed: number,
  { day, noise = 1 }: { readonly day: number; readonly noise?: number },
): void {
  const years = Math.max(0, day - (level.day ?? day)) / DAYS_PER_YEAR;
  const variance = level.variance + LEVEL_DRIFT * Math.min(MAX_BREAK_YEARS, years);
  const gain = variance / (variance + noise);
  level.mean += gain * (observed - level.mean);
  level.variance = (1 - gain) * variance;
  level.day = day;
}

/** Days from 1970 to a `YYYY-MM-DD` date. */
export function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}
