import type { ForecastBasis, UnknownFactor } from '@gullylens/contract/http/insights/projections';
import { venueRating, type RatingsState, teamRating } from '@gullylens/engine/ratings/ratings-state';
import type { FixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import type { ForecastRequest } from './forecast-request.ts';

/** Minimum matches of a player, and minimum matches learnt of a format, for a reliable forecast. */
const KNOWN_FROM = 3;
const FAIR = { matches: 50, players: 0.4 };
const GOOD = { matches: 200, players: 0.8 };

export function forecastBasis(
  ratings: RatingsState,
  view: FixtureFeatures,
  question: ForecastRequest,
): ForecastBasis {
  const players = view.sides.flatMap((side) => side.players);
  const known =
    players.filter(({ rating }) => rating.matches >= KNOWN_FROM).length / Math.max(22, players.length);
  const { pool, teams, venue } = view.keys;
  const strangers = teams.some((team) => teamRating(ratings, pool, team).matches === 0);
  const lacks: readonly (readonly [UnknownFactor, boolean])[] = [
    ['format', view.fixture.oversLimit === null],
    ['history', view.pool.matches === 0],
    ['teams', strangers],
    ['players', known < GOOD.players],
    ['line-ups', !question.announced],
    ['ground', venueRating(ratings, pool, venue).matches === 0],
    ['toss', view.fixture.tossWinner === null],
  ];
  return {
    confidence: confidenceOf(view.pool.matches, known, strangers),
    missing: lacks.filter(([, isMissing]) => isMissing).map(([what]) => what),
    matchesLearnt: view.pool.matches,
    learntUntil: ratings.lastDate,
  };
}

function confidenceOf(matches: number, known: number, strangers: boolean): ForecastBasis['confidence'] {
  if (matches === 0) return 'none';
  if (strangers || matches < FAIR.matches || known < FAIR.players) return 'low';
  return matches < GOOD.matches || known < GOOD.players ? 'fair' : 'good';
}
