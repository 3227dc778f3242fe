import { z } from 'zod';

/** Forecasts of a similar chance, and how often they came true. */
const CalibrationBin = z.object({
  said: z.number().describe('Mean forecast chance, in percent.'),
  came: z.number().describe('Observed frequency, in percent.'),
  low: z.number().describe('Lower end of its 95% Wilson interval, in percent.'),
  high: z.number().describe('Upper end of the interval, in percent.'),
  of: z.int().describe('Number of forecasts.'),
});

/** Scores of win chances. Lower is better; a constant 50% has a Brier score of 0.25 and a log loss of 0.693. */
export const CalibrationRecord = z.object({
  of: z.int().describe('Number of forecasts.'),
  brier: z.number(),
  logLoss: z.number(),
  baseline: z
    .object({ name: z.string(), brier: z.number() })
    .nullable()
    .describe('Score of a simpler forecast of the same matches.'),
  calibration: z.array(CalibrationBin).describe('By tenths of the chance, without empty tenths.'),
});
export type CalibrationRecord = z.infer<typeof CalibrationRecord>;

/** Scores of forecast runs or points. */
export const ErrorRecord = z.object({
  of: z.int().describe('Number of forecasts.'),
  miss: z.number().describe('Mean absolute error, in runs or points.'),
  within: z.number().describe('Share of results within P10 to P90, in percent; ideally 80.'),
  baseline: z.object({ name: z.string(), miss: z.number() }).nullable(),
});
export type ErrorRecord = z.infer<typeof ErrorRecord>;

/** Scores of the forecasts in locked analyses; null before the first is graded. */
export const ForecastRecord = z.object({
  win: CalibrationRecord.nullable().describe('The winner, before the first ball.'),
  total: ErrorRecord.nullable().describe('The first-innings total, in runs.'),
  points: ErrorRecord.nullable().describe('Fantasy points of the projected players who played.'),
});
export type ForecastRecord = z.infer<typeof ForecastRecord>;

/**
 * Walk-forward test over stored history: each match is forecast from earlier matches only. These forecasts were never
 * published, and screens must label them so.
 */
export const Backtest = z.object({
  matches: z.int(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  win: CalibrationRecord.nullable(),
  inPlay: CalibrationRecord.nullable().describe("The batting team's chance to win, at the end of each over."),
  total: ErrorRecord.nullable().describe('First-innings total, forecast before the first ball, in runs.'),
  totalHalfway: ErrorRecord.nullable().describe('The same, forecast after half the innings.'),
  points: ErrorRecord.nullable(),
});
export type Backtest = z.infer<typeof Backtest>;
