import { newPlayer } from '@gullylens/engine/ratings/player-rating';
import { createPool } from '@gullylens/engine/ratings/pool-rating';
import { createRatings, venueRating, type RatingsState } from '@gullylens/engine/ratings/ratings-state';
import type { Fixture } from '@gullylens/engine/ratings/fixture';
import { fixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import { describe, expect, it } from 'vitest';
import { forecastBasis } from './forecast-basis.ts';
import type { ForecastRequest } from './forecast-request.ts';

const ids = (team: string, length = 11) => Array.from({ length }, (_, i) => `${team}-${i}`);
const FIXTURE: Fixture = {
  format: 'T20',
  gender: 'male',
  teamType: 'club',
  competition: null,
  venue: 'Made Ground',
  city: null,
  teams: ['Home', 'Away'],
  ballsPerOver: 6,
  oversLimit: 20,
  players: [ids('h'), ids('a')],
  battingFirst: 0,
  tossWinner: 0,
};

/** Ratings from this many matches of the format, with this many of the players known. */
function ratingsWith(matches: number, known: number, each = 3, fixture = FIXTURE): RatingsState {
  const ratings = createRatings('dream11-2025');
  const { pool, teams, venue } = fixtureFeatures(ratings, fixture).keys;
  const players = fixture.players
    .flat()
    .slice(0, known)
    .map((id) => [id, { ...newPlayer(), matches: each }]);
  ratings.pools[pool] = { ...createPool('T20'), matches };
  ratings.players[pool] = Object.fromEntries(players);
  ratings.teams[pool] = Object.fromEntries(teams.map((team) => [team, { elo: 1500, matches: 1 }]));
  ratings.grounds[pool] = { [venue]: { ...venueRating(ratings, pool, venue), matches: 1 } };
  return ratings;
}

function basisOf(ratings: RatingsState, fixture = FIXTURE, announced = true) {
  const request = { announced } as ForecastRequest;
  return forecastBasis(ratings, fixtureFeatures(ratings, fixture), request);
}

describe('the basis of a forecast', () => {
  it.each([
    ['good', 200, 18],
    ['fair', 199, 22],
    ['fair', 200, 17],
    ['fair', 50, 9],
    ['low', 49, 22],
    ['low', 200, 8],
    ['none', 0, 22],
  ])('is %s confidence after %i matches with %i known players', (confidence, matches, known) => {
    expect(basisOf(ratingsWith(matches, known)).confidence).toBe(confidence);
  });

  it('is good from four fifths and fair from two fifths of the known players on', () => {
    const fixture: Fixture = { ...FIXTURE, players: [ids('h', 13), ids('a', 12)] };
    const basisWith = (known: number) => basisOf(ratingsWith(200, known, 3, fixture), fixture);
    expect(basisWith(20)).toMatchObject({ confidence: 'good', missing: [] });
    expect(basisWith(10)).toMatchObject({ confidence: 'fair', missing: ['players'] });
  });

  it('is low confidence when a team is unknown', () => {
    const fixture: Fixture = { ...FIXTURE, teams: ['Home', 'Strangers'] };
    const { confidence, missing } = basisOf(ratingsWith(200, 22), fixture);
    expect([confidence, missing]).toEqual(['low', ['teams']]);
  });

  it('counts a player as known after three matches', () => {
    expect(basisOf(ratingsWith(200, 22, 2)).missing).toEqual(['players']);
    expect(basisOf(ratingsWith(200, 22, 3)).missing).toEqual([]);
  });

  it('states how much was learnt, and until when', () => {
    const ratings = ratingsWith(120, 22);
    ratings.lastDate = '2023-05-29';
    expect(basisOf(ratings)).toMatchObject({ matchesLearnt: 120, learntUntil: '2023-05-29' });
  });
});

describe('unknown factors of a forecast', () => {
  it.each([
    ['line-ups', FIXTURE, false],
    ['toss', { ...FIXTURE, tossWinner: null, battingFirst: null }, true],
    ['ground', { ...FIXTURE, venue: 'Nowhere' }, true],
    ['format', { ...FIXTURE, oversLimit: null }, true],
  ] as const)('is the %s', (what, fixture, announced) => {
    expect(basisOf(ratingsWith(200, 22), fixture, announced).missing).toEqual([what]);
  });

  it('includes everything before any match was learnt', () => {
    const unknown = { ...FIXTURE, tossWinner: null, battingFirst: null };
    const { missing } = basisOf(createRatings('dream11-2025'), unknown, false);
    expect(missing).toEqual(['history', 'teams', 'players', 'line-ups', 'ground', 'toss']);
  });
});
