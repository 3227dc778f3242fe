import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type {
  ForecastBasis,
  NamedLineup,
  PercentileSpread,
  PlayerProjection,
  WinChances,
} from '@gullylens/contract/http/insights/projections';
import { forecastResult } from '@gullylens/engine/forecast/forecast-result';
import { forecastTotal } from '@gullylens/engine/forecast/forecast-total';
import { type PointsSamples, topChances, withAbsences } from '@gullylens/engine/forecast/points-samples';
import { type PointsProjection, projectPoints } from '@gullylens/engine/forecast/project-points';
import { DREAM11_LINEUP, type LineupRules, withoutRoles } from '@gullylens/engine/lineups/lineup-rules';
import { pickPercentages } from '@gullylens/engine/lineups/pick-percentages';
import { type FixtureFeatures, fixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { sampleForLineups, samplePoints } from '@gullylens/engine/simulation/sample-points';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import { roundToTenth, toTenthsThatSum } from '@gullylens/engine/statistics/statistics';
import { forecastBasis } from './forecast-basis.ts';
import type { ForecastRequest, SquadMember } from './forecast-request.ts';
import { playChanceOf } from './probable-players.ts';
import { chanceToPlay, recommendLineups } from './recommended-lineups.ts';

/** The projection of one match before its first ball: stored, and read by line-ups, drafts and live forecasts. */
export interface MatchProjection {
  /** Most expected points first. */
  readonly players: readonly PlayerProjection[];
  /** The three recommended line-ups; empty when none is legal. */
  readonly teams: readonly NamedLineup[];
  /** The eleven with the most expected points: keys, captain and vice-captain first. Empty when none is legal. */
  readonly eleven: readonly string[];
  /** Null in formats without an overs limit, where a draw is possible. */
  readonly win: WinChances | null;
  /** The total in runs that each team would make batting first. Empty without an overs limit. */
  readonly totals: readonly (PercentileSpread & { readonly team: string })[];
  readonly basis: ForecastBasis;
  readonly announced: boolean;
  readonly rolesKnown: boolean;
}

/**
 * Simulations per match. The standard error of a chance of 10% is 0.5 percentage points. That of a pick percentage is
 * up to 2.5, because each of its simulations takes longer.
 */
const POINTS_SIMULATIONS = 4_000;
const PICK_SIMULATIONS = 400;

/**
 * Projects a match before its first ball, from ratings that do not include it. Called in the forecast thread and by the
 * backtest. Equal arguments give equal projections.
 */
export function projectMatch(ratings: RatingsState, request: ForecastRequest): MatchProjection {
  const rated = fixtureFeatures(ratings, request.fixture);
  const points = projectPoints(rated).toSorted((a, b) => b.mean - a.mean || (a.id < b.id ? -1 : 1));
  const samples = samplePoints(createGenerator(seedOf(request.matchKey)), rated, {
    simulations: POINTS_SIMULATIONS,
    ruleSet: ratings.ruleSet,
    ids: points.map(({ id }) => id),
  });
  const rules = lineupRulesFor(request);
  const players = presentPlayers(points, { request, samples, rules });
  const { teams, eleven } = recommendLineups(players, addAbsences(samples, request.matchKey, players), rules);
  const isLimited = request.fixture.oversLimit !== null;
  return {
    players,
    teams,
    eleven,
    win: isLimited ? winChances(forecastResult(rated)) : null,
    totals: isLimited
      ? ([0, 1] as const).map((side) => ({
          team: request.teams[side],
          ...spreadInTenths(forecastTotal(rated, side)),
        }))
      : [],
    basis: forecastBasis(ratings, rated, request),
    announced: request.announced,
    rolesKnown: request.rolesKnown,
  };
}

/** Archives do not state roles. Where some cannot be inferred, the rule on roles is ignored. */
export function lineupRulesFor({ rolesKnown }: { readonly rolesKnown: boolean }): LineupRules {
  return rolesKnown ? DREAM11_LINEUP : withoutRoles(DREAM11_LINEUP);
}

/** The match's own random seed, so that results are reproducible. */
export function seedOf(matchKey: string): number {
  return [...matchKey].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1_000_000_007, 7);
}

/** In percent, from the first team's chance (0 to 1). */
export function winChances(first: number): WinChances {
  const teamA = roundToTenth(100 * first);
  return { teamA, teamB: roundToTenth(100 - teamA) };
}

/** Rounds to tenths, as screens show points and runs. */
export function spreadInTenths({ mean, p10, p50, p90 }: PercentileSpread): PercentileSpread {
  return { mean: roundToTenth(mean), p10: roundToTenth(p10), p50: roundToTenth(p50), p90: roundToTenth(p90) };
}

/**
 * Sets the points of each player of a probable eleven to 0 in as many simulations as the player may miss the match.
 * Returns the same samples for announced elevens. Called in the forecast and line-ups threads.
 */
export function addAbsences(
  samples: PointsSamples,
  matchKey: string,
  players: readonly Pick<PlayerProjection, 'playChance'>[],
): PointsSamples {
  if (players.every(({ playChance }) => playChance === undefined)) return samples;
  return withAbsences(createGenerator(seedOf(`${matchKey} absences`)), samples, players.map(chanceToPlay));
}

/** Parts of the expected points. Rounded to tenths, they still sum to the rounded mean. */
const PARTS = ['context', 'skill', 'opportunity', 'ground', 'matchUp'] as const;

function presentPlayers(
  points: readonly PointsProjection[],
  { request, samples, rules }: { request: ForecastRequest; samples: PointsSamples; rules: LineupRules },
): PlayerProjection[] {
  const members = new Map<string, SquadMember>(request.members.flat().map((member) => [member.key, member]));
  const tops = topChances(samples);
  const candidates = points.map(({ id, side, mean }) => ({
    id,
    team: `${side}`,
    role: members.get(id)?.role ?? ('batter' as const),
    points: mean,
  }));
  const picks = pickPercentages(
    candidates,
    { ...samples, simulations: Math.min(PICK_SIMULATIONS, samples.simulations) },
    rules,
  );
  return points.map((each, i) => {
    const { parts } = each;
    const member = members.get(each.id);
    // A likely player who does not play is neither among the three highest nor in the best line-up.
    const percent = (chance = NaN) => roundToTenth(100 * playChanceOf(member) * chance);
    const tenths = toTenthsThatSum(PARTS.map((part) => parts[part]));
    const rounded = Object.fromEntries(PARTS.map((part, index) => [part, tenths[index]]));
    return {
      key: each.id,
      name: member?.name ?? each.id,
      team: request.teams[each.side],
      role: candidates[i]?.role ?? 'batter',
      ...spreadInTenths(each),
      ...(member?.playChance !== undefined && { playChance: percent(1) }),
      topChance: percent(tops[i]?.top),
      topThreeChance: percent(tops[i]?.topThree),
      pickPercentage: percent((picks[i] ?? NaN) / 100),
      parts: rounded as PlayerProjection['parts'],
      matches: each.matches,
    };
  });
}

/** What `packMatchRatings` packs. Stored as JSON, so its keys stay. */
interface MatchRatings {
  readonly view: FixtureFeatures;
  readonly ruleSet: RatingsState['ruleSet'];
}

/** Simulations for line-ups: one set must serve a hundred and fifty of them. */
const LINEUP_SIMULATIONS = 10_000;

/** Packs the ratings that a match's simulation reads: some tens of kilobytes instead of all ratings. */
export function packMatchRatings(ratings: RatingsState, { fixture }: ForecastRequest): Buffer {
  const matchRatings: MatchRatings = { view: fixtureFeatures(ratings, fixture), ruleSet: ratings.ruleSet };
  return deflateRawSync(JSON.stringify(matchRatings));
}

/**
 * Simulates a match from the result of `packMatchRatings`, in the line-ups thread. Returns the players' points in the
 * order of `keys`. Equal arguments give equal points.
 */
export function simulateForLineups(
  packed: Uint8Array,
  matchKey: string,
  keys: readonly string[],
): PointsSamples {
  // Rows stored by earlier versions use the key `groundOffset`.
  const text = inflateRawSync(packed).toString('utf8').replace('"groundOffset":', '"venueOffset":');
  const { view, ruleSet } = JSON.parse(text) as MatchRatings;
  return sampleForLineups(createGenerator(seedOf(matchKey)), view, {
    simulations: LINEUP_SIMULATIONS,
    ruleSet,
    ids: keys,
  });
}
