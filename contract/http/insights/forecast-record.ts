import { z } from 'zod';

/** Forecasts of about the same chance: what was said on average and how often it came, with its 95% interval (Wilson); in percent. */
const CalibrationBin = z.object({
  said: z.number(),
  came: z.number(),
  low: z.number(),
  high: z.number(),
  of: z.int(),
});

/** How chances fared. A Brier score is 0 at best, and 0.25 for always saying even. */
export const CalibrationRecord = z.object({
  of: z.int(),
  brier: z.number(),
  logLoss: z.number(),
  /** The same for a plainer forecast of the same matches; `null` where there is none. */
  baseline: z.object({ name: z.string(), brier: z.number() }).nullable(),
  /** By tenths of the chance given; empty tenths are left out. */
  calibration: z.array(CalibrationBin),
});
export type CalibrationRecord = z.infer<typeof CalibrationRecord>;

/** How numbers fared: the mean absolute miss, and the percentage that came to lie within P10 to P90, which should be 80. */
export const ErrorRecord = z.object({
  of: z.int(),
  miss: z.number(),
  within: z.number(),
  baseline: z.object({ name: z.string(), miss: z.number() }).nullable(),
});
export type ErrorRecord = z.infer<typeof ErrorRecord>;

/** The forecasts of locked analyses, graded; each `null` until there is one. */
export const ForecastRecord = z.object({
  /** The winner, before the first ball. */
  win: CalibrationRecord.nullable(),
  /** The first-innings total, in runs. */
  total: ErrorRecord.nullable(),
  /** Fantasy points of those who were projected and played. */
  points: ErrorRecord.nullable(),
});
export type ForecastRecord = z.infer<typeof ForecastRecord>;

/**
 * Not forecasts that anybody was given, and to be labelled so: the stored history gone through in the order of play,
 * each match forecast from those before it.
 */
export const Backtest = z.object({
  matches: z.int(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  win: CalibrationRecord.nullable(),
  /** The side batting, at the end of each over. */
  inPlay: CalibrationRecord.nullable(),
  /** First-innings total before the first ball, and after half the innings. */
  total: ErrorRecord.nullable(),
  totalHalfway: ErrorRecord.nullable(),
  points: ErrorRecord.nullable(),
});
export type Backtest = z.infer<typeof Backtest>;
