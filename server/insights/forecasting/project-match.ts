import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type {
  ForecastBasis,
  NamedLineup,
  PlayerProjection,
  PercentileSpread,
  WinChances,
} from '@gullylens/contract/http/insights/projections';
import { forecastResult } from '@gullylens/engine/forecast/forecast-result';
import { forecastTotal } from '@gullylens/engine/forecast/forecast-total';
import { type PointsProjection, projectPoints } from '@gullylens/engine/forecast/project-points';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import { type PointsSamples, topChances } from '@gullylens/engine/forecast/points-samples';
import { DREAM11_LINEUP, type LineupRules, withoutRoles } from '@gullylens/engine/lineups/lineup-rules';
import { pickPercentages } from '@gullylens/engine/lineups/pick-percentages';
import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { type FixtureFeatures, fixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import { roundToTenth, toTenthsThatSum } from '@gullylens/engine/statistics/statistics';
import { sampleForLineups, samplePoints } from '@gullylens/engine/simulation/sample-points';
import { forecastBasis } from './forecast-basis.ts';
import type { ForecastRequest, SquadMember } from './forecast-request.ts';
import { recommendLineups } from './recommended-lineups.ts';

export interface MatchProjection {
  readonly players: readonly PlayerProjection[];
  readonly teams: readonly NamedLineup[];
  /** The eleven with the most expected points: keys, captain and vice-captain first. Empty when none is legal. */
  readonly eleven: readonly string[];
  /** Null in formats without an overs limit, where a draw is possible. */
  readonly win: WinChances | null;
  /** The total that each team would make batting first. */
  readonly totals: readonly (PercentileSpread & { readonly team: string })[];
  readonly basis: ForecastBasis;
  readonly announced: boolean;
  readonly rolesKnown: boolean;
}

/** Number of simulations. A chance of 10% is exact to 0.5 points; winning teams, which take longer, to two. */
const RUNS = 4_000;
const WINNERS = 400;

/** Projects a match from ratings that do not include it. Equal requests and ratings give equal answers. */
export function projectMatch(ratings: RatingsState, question: ForecastRequest): MatchProjection {
  const view = fixtureFeatures(ratings, question.fixture);
  const points = projectPoints(view).toSorted((a, b) => b.mean - a.mean || (a.id < b.id ? -1 : 1));
  const samples = samplePoints(createGenerator(seedOf(question.matchKey)), view, {
    runs: RUNS,
    ruleSet: ratings.ruleSet,
    ids: points.map(({ id }) => id),
  });
  const rules = lineupRulesFor(question);
  const players = presentPlayers(points, { question, samples, rules });
  const { teams, eleven } = recommendLineups(players, samples, rules);
  const isLimited = question.fixture.oversLimit !== null;
  return {
    players,
    teams,
    eleven,
    win: isLimited ? winChances(forecastResult(view)) : null,
    totals: isLimited
      ? ([0, 1] as const).map((side) => ({
          team: question.teams[side],
          ...spreadInTenths(forecastTotal(view, side)),
        }))
      : [],
    basis: forecastBasis(ratings, view, question),
    announced: question.announced,
    rolesKnown: question.rolesKnown,
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

export function spreadInTenths({ mean, p10, p50, p90 }: PercentileSpread): PercentileSpread {
  return { mean: roundToTenth(mean), p10: roundToTenth(p10), p50: roundToTenth(p50), p90: roundToTenth(p90) };
}

function presentPlayers(
  points: readonly PointsProjection[],
  { question, samples, rules }: { question: ForecastRequest; samples: PointsSamples; rules: LineupRules },
): PlayerProjection[] {
  const members = new Map<string, SquadMember>(question.members.flat().map((member) => [member.key, member]));
  const tops = topChances(samples);
  const candidates = points.map(({ id, side, mean }) => ({
    id,
    team: `${side}`,
    role: members.get(id)?.role ?? ('batter' as const),
    points: mean,
  }));
  const picks = pickPercentages(candidates, { ...samples, runs: Math.min(WINNERS, samples.runs) }, rules);
  return points.map((each, i) => {
    const { parts } = each;
    const [context = 0, skill = 0, opportunity = 0, ground = 0, matchUp = 0] = toTenthsThatSum([
      parts.context,
      parts.skill,
      parts.opportunity,
      parts.ground,
      parts.matchUp,
    ]);
    return {
      key: each.id,
      name: members.get(each.id)?.name ?? each.id,
      team: question.teams[each.side],
      role: candidates[i]?.role ?? 'batter',
      ...spreadInTenths(each),
      topChance: roundToTenth(100 * (tops[i]?.top ?? 0)),
      topThreeChance: roundToTenth(100 * (tops[i]?.topThree ?? 0)),
      pickPercentage: roundToTenth(picks[i] ?? 0),
      parts: { context, skill, opportunity, ground, matchUp },
      matches: each.matches,
    };
  });
}

interface ViewOfMatch {
  readonly view: FixtureFeatures;
  readonly ruleSet: RatingsState['ruleSet'];
}

/** Simulations for line-ups: one set must serve a hundred and fifty of them. */
const LINEUP_RUNS = 10_000;

/** Packs the ratings that a match's simulation reads: some tens of kilobytes instead of all ratings. */
export function packView(ratings: RatingsState, { fixture }: ForecastRequest): Buffer {
  const packed: ViewOfMatch = { view: fixtureFeatures(ratings, fixture), ruleSet: ratings.ruleSet };
  return deflateRawSync(JSON.stringify(packed));
}

/** Simulates the match of a packed view. Returns the players' points in the order of `keys`; reproducible. */
export function sampleView(packed: Uint8Array, matchKey: string, keys: readonly string[]): PointsSamples {
  const { view, ruleSet } = JSON.parse(inflateRawSync(packed).toString('utf8')) as ViewOfMatch;
  return sampleForLineups(createGenerator(seedOf(matchKey)), view, { runs: LINEUP_RUNS, ruleSet, ids: keys });
}
