import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type CalibrationBin, calibration, calibrationError } from '../statistics/scores.ts';
import { sumBy } from '../statistics/statistics.ts';
import { clusteredMean, type Interval, type MatchShare, meanOf } from './bootstrap.ts';
import { chancesByOver, type OverChances, type OverTotals, totalsByOver } from './by-over.ts';
import { type CalibrationFloor, calibrationFloor } from './calibration-floor.ts';
import { RESULT_MEASURES, STATE_MEASURES } from './chance-measures.ts';
import { type CricketTable, compareCricket } from './compare-cricket.ts';
import type { Measure } from './measure.ts';
import { LIVE_MEASURES, POINTS_MEASURES, TOTAL_MEASURES } from './number-measures.ts';
import type { MatchObservation, StateObservation } from './observation.ts';
import { PICK_MEASURES } from './pick-measures.ts';

export interface BacktestFigure {
  readonly key: string;
  readonly name: string;
  readonly better: Measure['better'];
  /** The figure with its 95% interval over matches. */
  readonly figure: Interval;
  readonly matches: number;
  readonly observations: number;
  readonly target: number | null;
  /** `gain` is what the baseline's figure is worse by; an interval above zero is more than chance. */
  readonly baseline: { readonly name: string; readonly value: number; readonly gain: Interval } | null;
}

export interface CalibrationTable {
  readonly name: string;
  readonly error: number;
  /** What the error would be by luck alone. */
  readonly floor: CalibrationFloor;
  readonly bins: readonly CalibrationBin[];
}

export interface BacktestReport {
  readonly matches: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly figures: readonly BacktestFigure[];
  readonly calibrations: readonly CalibrationTable[];
  readonly chances: readonly OverChances[];
  readonly totals: readonly OverTotals[];
  readonly cricket: readonly CricketTable[];
}

/** Every figure, in the order of the report. Targets hold for the IPL and, for results, for men's T20 internationals. */
const MEASURES: readonly Measure[] = [
  ...RESULT_MEASURES,
  ...STATE_MEASURES,
  ...TOTAL_MEASURES,
  ...POINTS_MEASURES,
  ...LIVE_MEASURES,
  ...PICK_MEASURES,
];

/** Turns what was forecast and what happened into figures; those without a single observation are left out. */
export function summariseBacktest(
  rng: RandomGenerator,
  observations: readonly MatchObservation[],
): BacktestReport {
  const dates = observations.map((match) => match.date).toSorted();
  return {
    matches: observations.length,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    figures: MEASURES.flatMap((measure) => figureOf(rng, measure, observations)),
    calibrations: calibrations(rng, observations),
    chances: chancesByOver(observations),
    totals: totalsByOver(observations),
    cricket: compareCricket(observations.flatMap(({ cricket }) => cricket ?? [])),
  };
}

function figureOf(
  rng: RandomGenerator,
  { key, name, better, share, baseline, target }: Measure,
  observations: readonly MatchObservation[],
): BacktestFigure[] {
  const observed = observations.filter((match) => share(match).count > 0);
  if (observed.length === 0) return [];
  const shares = observed.map(share);
  return [
    {
      key,
      name,
      better,
      figure: clusteredMean(rng, shares),
      matches: observed.length,
      observations: sumBy(shares, ({ count }) => count),
      target: target ?? null,
      baseline: baseline
        ? { name: baseline.name, ...compare(rng, better, { shares, baseline: observed.map(baseline.share) }) }
        : null,
    },
  ];
}

function compare(
  rng: RandomGenerator,
  better: Measure['better'],
  { shares, baseline }: { readonly shares: readonly MatchShare[]; readonly baseline: readonly MatchShare[] },
): { readonly value: number; readonly gain: Interval } {
  const sign = better === 'lower' ? 1 : -1;
  const gains = shares.map(({ sum, count }, i) => ({ sum: sign * ((baseline[i]?.sum ?? 0) - sum), count }));
  return { value: meanOf(baseline), gain: clusteredMean(rng, gains) };
}

function calibrations(rng: RandomGenerator, observations: readonly MatchObservation[]): CalibrationTable[] {
  return [
    { name: 'Winner before the match', matches: observations.map(({ result }) => (result ? [result] : [])) },
    { name: 'Win chance in the first innings', matches: statesOf(observations, 1) },
    { name: 'Win chance in the chase', matches: statesOf(observations, 2) },
  ]
    .filter(({ matches }) => matches.some((forecasts) => forecasts.length > 0))
    .map(({ name, matches }) => {
      const bins = calibration(matches.flat());
      return { name, bins, error: calibrationError(bins), floor: calibrationFloor(rng, matches) };
    });
}

function statesOf(observations: readonly MatchObservation[], innings: 1 | 2): StateObservation[][] {
  return observations.map(({ states }) => states.filter((state) => state.innings === innings));
}
