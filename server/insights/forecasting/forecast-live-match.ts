import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { forecastChase } from '@gullylens/engine/forecast/forecast-chase';
import {
  forecastInnings,
  type InningsNow,
  isInningsOver,
  startOfInnings,
} from '@gullylens/engine/forecast/forecast-total';
import { forecastWinFirst, forecastWinSecond } from '@gullylens/engine/forecast/forecast-win';
import { otherSide } from '@gullylens/engine/ratings/fixture';
import { type FixtureFeatures, fixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import { projectLive } from '@gullylens/engine/simulation/project-live';
import { createGenerator } from '@gullylens/engine/statistics/random-draws';
import { roundToTenth } from '@gullylens/engine/statistics/statistics';
import { forecastBasis } from './forecast-basis.ts';
import type { ForecastRequest, LiveState } from './forecast-request.ts';
import { seedOf, spreadInTenths, winChances } from './project-match.ts';

type LivePlayer = Omit<Forecast['players'][number], 'name' | 'team'>;

/**
 * Forecasts one live limited-overs match in the forecast thread: win chances in percent, the batting team's total in
 * runs, and all players' fantasy points, highest first (empty before the first scorecard). Null without an overs limit.
 * Equal arguments give equal forecasts.
 */
export function forecastLiveMatch(ratings: RatingsState, request: ForecastRequest, state: LiveState) {
  if (request.fixture.oversLimit === null) return null;
  const rated = fixtureFeatures(ratings, request.fixture);
  const now = toInningsNow(rated, state);
  const { target } = state;
  const chance = target === null ? forecastWinFirst(rated, now) : forecastWinSecond(rated, now, target);
  const total = target === null ? forecastInnings(rated, now) : forecastChase(rated, now, target);
  const basis = forecastBasis(ratings, rated, request);
  return {
    win: winChances(state.batting === 0 ? chance : 1 - chance),
    total: { team: request.teams[state.batting], ...spreadInTenths(total) },
    players: projectPlayers(rated, { now, state, request }),
    basis: state.tallies.length > 0 ? basis : { ...basis, missing: [...basis.missing, 'balls' as const] },
  };
}

/** Simulations per forecast: means are exact to about one point, and the time allows a forecast after every ball. */
const SIMULATIONS = 400;

function projectPlayers(
  rated: FixtureFeatures,
  { now, state, request }: { now: InningsNow; state: LiveState; request: ForecastRequest },
): LivePlayer[] {
  if (state.tallies.length === 0) return [];
  const isChaseNext = state.target === null && isInningsOver(rated, now);
  const live = {
    now: isChaseNext ? startOfInnings(otherSide(state.batting)) : now,
    target: isChaseNext ? state.runs + 1 : state.target,
    tallies: new Map(state.tallies),
  };
  const rng = createGenerator(seedOf(request.matchKey));
  return projectLive(rng, rated, { live, ruleSet: 'dream11-2025', simulations: SIMULATIONS })
    .map(({ id, earned, ...spread }) => ({
      key: id,
      points: roundToTenth(earned),
      projected: spreadInTenths(spread),
    }))
    .toSorted((a, b) => b.projected.mean - a.projected.mean);
}

/**
 * The current innings for the engine: which players are out or at the crease, and who has bowled, by the scorecard.
 * Without a scorecard of this innings, assumes the probable batting order, of which the first `wickets` are out.
 */
function toInningsNow(rated: FixtureFeatures, state: LiveState): InningsNow {
  const { batting, runs, wickets, legalBalls, ballsLost } = state;
  const score = { batting, runs, wickets, legalBalls, ballsLost };
  const order = rated.sides[batting].players.map(({ id }) => id);
  const tallies = new Map(state.tallies);
  const batted = order.filter((id) => tallies.get(id)?.batted);
  if (batted.length === 0) {
    const outOrRetired = new Set(order.slice(0, wickets));
    return {
      ...score,
      outOrRetired,
      atCrease: order.slice(wickets, wickets + 2),
      legalBallsByBowler: new Map(),
    };
  }
  const bowlers = rated.sides[otherSide(batting)].players.map(({ id }) => id);
  const outOrRetired = new Set(batted.filter((id) => tallies.get(id)?.out || state.retired.includes(id)));
  return {
    ...score,
    outOrRetired,
    atCrease: batted.filter((id) => !outOrRetired.has(id)).slice(0, 2),
    legalBallsByBowler: new Map(bowlers.map((id) => [id, tallies.get(id)?.ballsBowled ?? 0])),
  };
}
