import type { RuleSetName } from '../fantasy/rule-sets.ts';
import { startOfInnings } from '../forecast/forecast-total.ts';
import type { PointsProjection } from '../forecast/project-points.ts';
import type { PlayedInnings } from '../learning/played-innings.ts';
import { buildPortfolio } from '../lineups/build-portfolio.ts';
import { DREAM11_LINEUP, type LineupRules, withoutRoles } from '../lineups/lineup-rules.ts';
import { addFacts, factsOf, type InningsFacts } from '../match/innings-facts.ts';
import { type MatchRecord, playerId } from '../match/match-record.ts';
import { tallyInnings } from '../match/tally-innings.ts';
import { otherSide } from '../ratings/fixture.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { projectLive } from '../simulation/project-live.ts';
import { sampleForLineups } from '../simulation/sample-points.ts';
import { simulateFirstInnings } from '../simulation/simulate-players.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { sumBy } from '../statistics/statistics.ts';
import { captainedPoints } from './captained-points.ts';
import type { RunScoringObservation, InningsSums, LiveObservation } from './observation.ts';

// The forecasts of a tested match that need simulations. Called by `observeMatch`, in the backtest command only: the
// server's learning thread does not simulate.

/**
 * Simulations per match, chosen. `live` as in the server's live forecasts; `lineups` as many as `improveEntry` uses to
 * compare twenty line-ups.
 */
const SIMULATIONS = { innings: 50, live: 400, lineups: 3000 };
/** Line-ups built per match. */
const LINEUPS = 20;
/** Maximum share of the line-ups that may include the same player; chosen. */
const MAX_EXPOSURE = 0.75;

/**
 * Simulates the first innings from what was known before it, for comparison with the real one of full length.
 * `batting` is the index of the team batting first. Null when the match has no innings.
 */
export function observeRunScoring(
  rated: FixtureFeatures,
  match: MatchRecord,
  batting: 0 | 1,
): RunScoringObservation | null {
  const first = match.innings.find((innings) => !innings.superOver);
  if (!first) return null;
  const real = factsOf(first);
  const simulated = simulateFirstInnings(createGenerator(real.total + 1000 * real.wickets), rated, {
    batting,
    simulations: SIMULATIONS.innings,
  });
  const below = simulated.filter(({ total }) => total < real.total).length;
  const equal = simulated.filter(({ total }) => total === real.total).length;
  return {
    format: match.format,
    gender: match.gender,
    year: Number((match.dates[0] ?? '').slice(0, 4)),
    real: sumInnings([real]),
    simulated: sumInnings(simulated),
    shareBelow: (below + equal / 2) / SIMULATIONS.innings,
  };
}

function sumInnings(innings: readonly InningsFacts[]): InningsSums {
  return {
    ...addFacts(innings),
    innings: innings.length,
    totalSquared: sumBy(innings, ({ total }) => total ** 2),
  };
}

/** A match with the projections of its players before it, and their fantasy points by id. */
export interface ObservedPlayers {
  readonly match: MatchRecord;
  readonly ruleSet: RuleSetName;
  readonly projections: readonly PointsProjection[];
  readonly scored: ReadonlyMap<string, number>;
}

/** Projects each player's points at the innings break of a match that was played in full. */
export function observeLive(
  rated: FixtureFeatures,
  { match, ruleSet, projections, scored }: ObservedPlayers,
  { batting, target }: PlayedInnings,
): LiveObservation[] {
  const [first] = match.innings.filter((innings) => !innings.superOver);
  const tallies = first ? [...tallyInnings(first, match.ballsPerOver)] : [];
  const live = {
    now: startOfInnings(otherSide(batting)),
    target,
    tallies: new Map(tallies.map(([name, tally]) => [playerId(match, name), tally])),
  };
  const before = new Map(projections.map(({ id, mean }) => [id, mean]));
  const projected = projectLive(createGenerator(1), rated, { live, ruleSet, simulations: SIMULATIONS.live });
  return projected.flatMap(({ id, mean, p10, p90, earned }) => {
    const happened = scored.get(id);
    const projection = before.get(id);
    if (happened === undefined || projection === undefined) return [];
    return [{ mean, p10, p90, half: earned + projection / 2, happened }];
  });
}

/** Any eleven with captain and vice-captain: archives do not state roles. */
const ANY_ELEVEN: LineupRules = {
  ...withoutRoles(DREAM11_LINEUP),
  team: { min: 0, max: DREAM11_LINEUP.size },
};

/**
 * Builds twenty diversified line-ups, and returns the points of the one that proved best as a share of the best
 * possible eleven. Null when no line-up is possible. Repeatable: the seed follows from the match id.
 */
export function observePortfolio(
  rated: FixtureFeatures,
  { match, ruleSet, projections, scored }: ObservedPlayers,
): number | null {
  const rng = createGenerator(
    [...match.id].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1_000_000_007, 7),
  );
  const built = buildPortfolio(rng, {
    candidates: projections.map(({ id, side, mean }) => ({
      id,
      team: `${side}`,
      role: 'batter',
      points: mean,
    })),
    samples: sampleForLineups(rng, rated, { simulations: SIMULATIONS.lineups, ruleSet }),
    rules: ANY_ELEVEN,
    count: LINEUPS,
    style: 'balanced',
    maxPerPlayer: MAX_EXPOSURE * LINEUPS,
    minDifferent: 2,
  });
  if (!built.ok) return null;
  const actual = built.value.entries.map((players) =>
    captainedPoints(players.map((id) => scored.get(id) ?? 0)),
  );
  const best = captainedPoints([...scored.values()].toSorted((a, b) => b - a).slice(0, 11));
  return best <= 0 ? null : Math.max(...actual) / best;
}
