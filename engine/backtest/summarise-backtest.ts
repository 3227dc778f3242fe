import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { calibration, calibrationError, type Forecast } from '../statistics/scores.ts';
import { sumBy } from '../statistics/statistics.ts';
import { chancesByOver, totalsByOver } from './by-over.ts';
import { compareRunScoring } from './compare-run-scoring.ts';
import type { Measure } from './measure.ts';
import { MEASURES } from './measures.ts';
import type { MatchObservation, StateObservation } from './observation.ts';
import { calibrationFloor, clusteredMean, type Interval, type MatchSum, meanOf } from './resampling.ts';

/** The result of one measure over all tested matches, or over those of one competition. */
export interface BacktestFigure extends Pick<Measure, 'key' | 'name' | 'better'> {
  /** The value with its 95% interval over matches. */
  readonly figure: Interval;
  /** Matches and observations that the measure counts. */
  readonly matches: number;
  readonly observations: number;
  /** Null for a measure without a target. */
  readonly target: number | null;
  /**
   * The baseline's value on the same observations. `gain` is positive when ours is better; it exceeds chance when its
   * whole interval is above zero. Null for a measure without a baseline.
   */
  readonly baseline: { readonly name: string; readonly value: number; readonly gain: Interval } | null;
}

/** Forecast chances of one kind, compared with how often their events happened. */
export type CalibrationTable = Readonly<ReturnType<typeof calibrations>[number]>;
/** What `npm run backtest` reports. */
export type BacktestReport = Readonly<ReturnType<typeof summariseBacktest>>;

/**
 * Summarises all tested matches, for the backtest command's report or JSON. Leaves out measures without an observation.
 * `rng` draws the samples of the intervals.
 */
export function summariseBacktest(rng: RandomGenerator, observations: readonly MatchObservation[]) {
  const dates = observations.map((match) => match.date).toSorted();
  return {
    matches: observations.length,
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
    figures: MEASURES.flatMap((measure) => figureOf(rng, measure, observations)),
    competitions: byCompetition(rng, observations),
    calibrations: calibrations(rng, observations),
    chances: chancesByOver(observations),
    totals: totalsByOver(observations),
    runScoring: compareRunScoring(observations.flatMap(({ runScoring }) => runScoring ?? [])),
  };
}

/**
 * Keys of the measures that are also reported for each competition: those that `/track-record` states (decision 201).
 */
const CLAIMS: readonly string[] = [
  'points.mae',
  'points.rank',
  'captain.top-three',
  'eleven.share',
  'eleven.share-selected',
  'in-play.first-refit',
  'in-play.chase-refit',
];

/** The measures of `CLAIMS` for each competition, most matches first; empty when all matches are of one competition. */
function byCompetition(rng: RandomGenerator, observations: readonly MatchObservation[]) {
  const groups = new Map<string, MatchObservation[]>();
  for (const each of observations)
    groups.set(each.competition, [...(groups.get(each.competition) ?? []), each]);
  if (groups.size < 2) return [];
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, matches]) => ({
      name,
      matches: matches.length,
      figures: MEASURES.filter(({ key }) => CLAIMS.includes(key)).flatMap((measure) =>
        figureOf(rng, measure, matches),
      ),
    }));
}

function figureOf(
  rng: RandomGenerator,
  { key, name, better, perMatch, baseline, target }: Measure,
  observations: readonly MatchObservation[],
): BacktestFigure[] {
  const observed = observations.filter((match) => perMatch(match).count > 0);
  if (observed.length === 0) return [];
  const ours = observed.map(perMatch);
  const figure = clusteredMean(rng, ours);
  return [
    {
      key,
      name,
      better,
      figure,
      matches: observed.length,
      observations: sumBy(ours, ({ count }) => count),
      target: target ?? null,
      baseline: baseline
        ? { name: baseline.name, ...compare(rng, better, [ours, observed.map(baseline.perMatch)]) }
        : null,
    },
  ];
}

function compare(
  rng: RandomGenerator,
  better: Measure['better'],
  [ours, baseline]: readonly [readonly MatchSum[], readonly MatchSum[]],
): { readonly value: number; readonly gain: Interval } {
  const sign = better === 'lower' ? 1 : -1;
  const gains = ours.map(({ sum, count }, i) => ({ sum: sign * ((baseline[i]?.sum ?? NaN) - sum), count }));
  return { value: meanOf(baseline), gain: clusteredMean(rng, gains) };
}

function calibrations(rng: RandomGenerator, observations: readonly MatchObservation[]) {
  return [
    { name: 'Winner before the match', matches: observations.map(({ result }) => (result ? [result] : [])) },
    { name: 'Win chance in the first innings', matches: statesOf(observations, 1) },
    { name: 'Win chance in the chase', matches: statesOf(observations, 2) },
    { name: 'Player among the three highest', matches: pickChances(observations, 'topThree', 'wasTopThree') },
    { name: 'Player in the best line-up', matches: pickChances(observations, 'picked', 'wasInBest') },
  ].flatMap(({ name, matches }) => {
    const bins = calibration(matches.flat());
    if (bins.length === 0) return [];
    return [{ name, bins, error: calibrationError(bins), floor: calibrationFloor(rng, matches) }];
  });
}

/** The chances of one kind by match, with their outcomes. */
function pickChances(
  observations: readonly MatchObservation[],
  chanceKey: 'topThree' | 'picked',
  outcomeKey: 'wasTopThree' | 'wasInBest',
): Forecast[][] {
  return observations.map(({ picks }) =>
    (picks?.players ?? []).flatMap((player) => {
      const chance = player[chanceKey];
      return chance === null ? [] : [{ chance, happened: player[outcomeKey] }];
    }),
  );
}

function statesOf(observations: readonly MatchObservation[], innings: 1 | 2): StateObservation[][] {
  return observations.map(({ states }) => states.filter((state) => state.innings === innings));
}
