import type { ForecastBasis, UnknownFactor } from '@gullylens/contract/http/insights/projections';
import { venueRating, type RatingsState, teamRating } from '@gullylens/engine/ratings/ratings-state';
import type { FixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import type { ForecastRequest } from './forecast-request.ts';

/** Minimum matches learnt of a player whose rating counts as known. Chosen, like the limits below. */
const MIN_KNOWN_MATCHES = 3;
/** Minimum matches learnt of the format and gender, and minimum share (0 to 1) of known players, by confidence. */
const FAIR = { matches: 50, players: 0.4 };
const GOOD = { matches: 200, players: 0.8 };
/** Players of two elevens; missing ones count as unknown. */
const PLAYERS = 22;

/** How reliable a forecast is, and what was unknown. Called in the forecast thread and by the backtest. */
export function forecastBasis(
  ratings: RatingsState,
  rated: FixtureFeatures,
  request: ForecastRequest,
): ForecastBasis {
  const players = rated.sides.flatMap((side) => side.players);
  const knownPlayers = players.filter(({ rating }) => rating.matches >= MIN_KNOWN_MATCHES);
  const knownShare = knownPlayers.length / Math.max(PLAYERS, players.length);
  const { pool, teams, venue } = rated.keys;
  const hasUnknownTeam = teams.some((team) => teamRating(ratings, pool, team).matches === 0);
  const factors: readonly (readonly [UnknownFactor, boolean])[] = [
    ['format', rated.fixture.oversLimit === null],
    ['history', rated.pool.matches === 0],
    ['teams', hasUnknownTeam],
    ['players', knownShare < GOOD.players],
    ['line-ups', !request.announced],
    ['ground', venueRating(ratings, pool, venue).matches === 0],
    ['toss', rated.fixture.tossWinner === null],
  ];
  return {
    confidence: confidenceOf(rated.pool.matches, knownShare, hasUnknownTeam),
    missing: factors.filter(([, isMissing]) => isMissing).map(([factor]) => factor),
    matchesLearnt: rated.pool.matches,
    learntUntil: ratings.lastDate,
  };
}

function confidenceOf(
  matches: number,
  knownShare: number,
  hasUnknownTeam: boolean,
): ForecastBasis['confidence'] {
  if (matches === 0) return 'none';
  if (hasUnknownTeam || matches < FAIR.matches || knownShare < FAIR.players) return 'low';
  return matches < GOOD.matches || knownShare < GOOD.players ? 'fair' : 'good';
}
