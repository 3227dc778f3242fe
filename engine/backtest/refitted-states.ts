import type { PlayedInnings } from '../learning/played-innings.ts';
import { isInningsOver } from '../forecast/forecast-total.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { type Example, fitLogistic } from '../statistics/fit-logistic.ts';
import { logistic } from '../statistics/statistics.ts';
import { stateFeatures } from './baselines.ts';

/** Number of years before that of the match on which the baseline is fitted; chosen. */
const FITTED_YEARS = 8;
/**
 * Minimum matches of a competition in these years for a fit of its own; with fewer, all matches of its gender and
 * format are fitted together. Chosen.
 */
const MIN_MATCHES = 150;
/** Penalty on the squared weights (see `fitLogistic`); chosen. */
const RIDGE = 1;

/** Matches of one year. */
interface Season {
  matches: number;
  /** States after each over, with the outcome: of the first innings, and of the chase. */
  readonly states: readonly [Example[], Example[]];
}

/**
 * A stronger baseline of win chances in play: a logistic regression on overs, wickets, runs and target, refitted every
 * year on the eight years before. In the memory of the backtest command only. Not part of `Baselines`, because it has
 * too many states to store with the ratings.
 */
export interface Refits {
  /** By group of matches (see `keysOf`), then by year. */
  readonly seasons: Map<string, Map<number, Season>>;
  /** Fitted weights by group, year and innings; null with too few matches. */
  readonly fits: Map<string, readonly number[] | null>;
}

/** No matches and no fits yet. */
export function createRefits(): Refits {
  return { seasons: new Map(), fits: new Map() };
}

/** Adds the states of a match that was played in full in `year`; changes `refits`. Ignores ties. */
export function learnRefits(
  refits: Refits,
  rated: FixtureFeatures,
  { year, played }: { readonly year: number; readonly played: PlayedInnings },
): void {
  const { firstWon, target, firstStates, chaseStates } = played;
  if (firstWon === null) return;
  const open = firstStates.filter((now) => !isInningsOver(rated, now));
  const first = open.map((now) => ({ features: stateFeatures(rated, now, null), observed: firstWon }));
  const chase = chaseStates.map((now) => ({
    features: stateFeatures(rated, now, target),
    observed: 1 - firstWon,
  }));
  for (const key of keysOf(rated)) {
    const years = refits.seasons.get(key) ?? new Map<number, Season>();
    refits.seasons.set(key, years);
    const season = years.get(year) ?? { matches: 0, states: [[], []] };
    years.set(year, season);
    season.matches += 1;
    season.states[0].push(...first);
    season.states[1].push(...chase);
  }
}

/**
 * Chance, 0 to 1, that the batting team wins; null when the eight years before have too few matches. `features` are
 * those of `stateFeatures`, `innings` is 0 (first) or 1 (chase).
 */
export function refittedChance(
  refits: Refits,
  rated: FixtureFeatures,
  state: { readonly year: number; readonly innings: 0 | 1; readonly features: readonly number[] },
): number | null {
  for (const key of keysOf(rated)) {
    const weights = fitFor(refits, key, state);
    if (weights)
      return logistic(state.features.reduce((sum, value, i) => sum + value * (weights[i] ?? NaN), 0));
  }
  return null;
}

/** The groups of a match: its competition, then its pool (all matches of one gender and format). */
function keysOf({ keys }: FixtureFeatures): [string, string] {
  return [`${keys.pool} ${keys.competition}`, keys.pool];
}

/** The weights fitted on the years before, cached. */
function fitFor(
  { seasons, fits }: Refits,
  key: string,
  { year, innings }: { readonly year: number; readonly innings: 0 | 1 },
): readonly number[] | null {
  const name = `${key} ${year} ${innings}`;
  const known = fits.get(name);
  if (known !== undefined) return known;
  const before = [...(seasons.get(key) ?? [])].flatMap(([played, season]) =>
    played < year && played >= year - FITTED_YEARS ? [season] : [],
  );
  const matches = before.reduce((sum, season) => sum + season.matches, 0);
  const fit =
    matches < MIN_MATCHES
      ? null
      : fitLogistic(
          before.flatMap((season) => season.states[innings]),
          RIDGE,
        );
  fits.set(name, fit);
  return fit;
}
