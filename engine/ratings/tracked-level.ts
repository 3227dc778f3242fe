import { LEVEL_DRIFT } from '../fitted-parameters.ts';
/**
 * A level that wanders with the years, as a plain value: the estimate, and how unsure it is in variances of what one match shows. After
 * a break it is less sure, so the first matches of a season tell it more than the last ones do (Kalman 1960: a local level).
 */
export interface TrackedLevel {
  mean: number;
  variance: number;
  /** Day of the latest match, counted from 1970; `null` before the first. */
  day: number | null;
}

/** Years beyond which a break leaves a level no less sure. */
const LONGEST = 1.5;
const DAYS = 365.25;

/** Nothing seen: `variance` is how far such levels lie apart. */
export function newLevel(variance: number): TrackedLevel {
  return { mean: 0, variance, day: null };
}

/** Takes in what a match showed on a day, `noise` being its variance where it shows more or less than others. Changes the level. */
export function updateLevel(
  level: TrackedLevel,
  observed: number,
  { day, noise = 1 }: { readonly day: number; readonly noise?: number },
): void {
  const years = Math.max(0, day - (level.day ?? day)) / DAYS;
  const variance = level.variance + LEVEL_DRIFT * Math.min(LONGEST, years);
  const gain = variance / (variance + noise);
  level.mean += gain * (observed - level.mean);
  level.variance = (1 - gain) * variance;
  level.day = day;
}

/** Days from 1970 to a `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}
