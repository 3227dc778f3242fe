import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { clusteredMean, type Interval, type MatchShare } from './bootstrap.ts';
import { chancesByOver, type OverChances, type OverTotals, totalsByOver } from './by-over.ts';
import { type CalibrationFloor, calibrationFloor } from './calibration-floor.ts';
import { type CricketTable, compareCricket } from './compare-cricket.ts';
import type { Measure } from './measure.ts';
import { measures } from './measures.ts';
import type { MatchObservation, StateObservation } from './observation.ts';
import { type CalibrationBin, calibration, calibrationError } from './scores.ts';

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
    figures: measures().flatMap((measure) => figureOf(rng, measure, observations)),
    calibrations: calibrations(rng, observations),
    chances: chancesByOver(observations),
    totals: totalsByOver(observations),
    cricket: compareCricket(observations.flatMap(({ cricket }) => cricket ?? [])),
  };
}

function figureOf(
  rng: RandomGenerator,
  measure: Measure,
  observations: readonly MatchObservation[],
): BacktestFigure[] {
  const kept = observations.filter((match) => measure.share(match).count > 0);
  if (kept.length === 0) return [];
  const shares = kept.map(measure.share);
  const { key, name, better, target } = measure;
  return [
    {
      key,
      name,
      better,
      figure: clusteredMean(rng, shares),
      matches: kept.length,
      observations: shares.reduce((sum, share) => sum + share.count, 0),
      target,
      baseline:
        measure.baseline === null
          ? null
          : compared(rng, measure, { shares, baseline: kept.map(measure.baseline.share) }),
    },
  ];
}

function compared(
  rng: RandomGenerator,
  { better, baseline: named }: Measure,
  { shares, baseline }: { readonly shares: readonly MatchShare[]; readonly baseline: readonly MatchShare[] },
): BacktestFigure['baseline'] {
  const sign = better === 'lower' ? 1 : -1;
  const gains = shares.map((share, i) => ({
    sum: sign * ((baseline[i]?.sum ?? 0) - share.sum),
    count: share.count,
  }));
  const count = baseline.reduce((sum, share) => sum + share.count, 0);
  const value = baseline.reduce((sum, share) => sum + share.sum, 0) / count;
  return { name: named?.name ?? '', value, gain: clusteredMean(rng, gains) };
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
