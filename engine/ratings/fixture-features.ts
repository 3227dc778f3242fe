import { sumBy } from '../statistics/statistics.ts';
import { shrunkMean } from './decayed-mean.ts';
import { type Fixture, type FixtureKeys, fixtureKeys } from './fixture.ts';
import { FORMAT_SCALES, type FormatScale, UNLIMITED_BALLS } from './format-scale.ts';
import type { PoolRating } from './pool-rating.ts';
import {
  type VenueRating,
  venueRating,
  playerRating,
  poolOf,
  type RatingsState,
  teamRating,
} from './ratings-state.ts';
import { buildSide, type Side } from './side-strength.ts';

/** Weight, in matches, of the pool's mean total when a competition's is estimated. Chosen, like the next three. */
const LEVEL_PRIOR = 8;
/** Weight, in matches, of an average venue when one venue is estimated. */
const VENUE_PRIOR = 5;
/** Weight, in matches, of the format's usual total in the pool's mean. */
const FORMAT_PRIOR = 10;
/** Matches, played by neither team, that are added to a venue's matches so that a single visit means little. */
const FAMILIARITY_PRIOR = 3;
/** A team with fewer players counts as filled up with newcomers when experience is averaged. */
const ELEVEN = 11;

/**
 * A fixture with its ratings; parameters of this type are named `rated`. Forecasts and learning start from it. `pool`
 * and the players' ratings are objects of the state, not copies, and learning changes them. For each projected match
 * one is stored as JSON, from which the server's line-ups thread simulates the match. A `side`, 0 or 1, is the index of
 * a team in the fixture, not the order of batting.
 */
export type FixtureFeatures = Readonly<ReturnType<typeof fixtureFeatures>>;

/**
 * Looks up the ratings of a fixture's pool, teams, players and venue; changes nothing. Unknown ones are average, and
 * duplicate players count once. Called in the server's learning and forecast threads and in the backtest.
 */
export function fixtureFeatures(state: RatingsState, named: Fixture) {
  const fixture = { ...named, players: withoutDuplicates(named.players) };
  const keys = fixtureKeys(fixture);
  const pool = poolOf(state, keys.pool, fixture.format);
  const scale = FORMAT_SCALES[fixture.format];
  const venue = venueRating(state, keys.pool, keys.venue);
  const balls =
    fixture.oversLimit === null
      ? (scale.balls ?? UNLIMITED_BALLS)
      : fixture.oversLimit * fixture.ballsPerOver;
  const settings = { competition: keys.competition, balls, wicketValue: scale.wicketValue };
  const rating = (id: string) => playerRating(state, keys.pool, id);
  const [first, second] = fixture.players;
  const sides = [buildSide(first, rating, settings), buildSide(second, rating, settings)] as const;
  return {
    fixture,
    keys,
    /** Ratings shared by all matches of the same gender and format. */
    pool,
    scale,
    /** Maximum legal balls of an innings. */
    balls,
    sides,
    /** Mean first-innings total in the competition, in runs. */
    level: levelOf(pool, keys.competition, scale),
    /** The venue's mean total less the competition's, in the format's standard deviations, shrunk towards 0. */
    venueOffset: shrunkMean(venue.totals, 0, VENUE_PRIOR),
    /** Elo of the first team less the second's, as log-odds. */
    eloDifference: eloDifference(state, keys),
    /** Share of the venue's matches that the first team played less the second's, -1 to 1. */
    familiarity: familiarity(venue, keys.teams),
    /** First team less second: natural logarithm of (1 + matches played), by the team and by its average player. */
    experience: {
      team: teamExperience(state, keys.pool, keys.teams[0]) - teamExperience(state, keys.pool, keys.teams[1]),
      players: playersExperience(sides[0]) - playersExperience(sides[1]),
    },
  };
}

/** Removes players listed twice, in one or both teams (shared ids, feed errors); the first mention counts. */
function withoutDuplicates([first, second]: Fixture['players']): Fixture['players'] {
  const ours = new Set(first);
  const theirs = new Set(second.filter((id) => !ours.has(id)));
  return [[...ours], [...theirs]];
}

/**
 * Mean total in the competition, shrunk towards that of the pool, and that towards the format's usual total; in runs.
 */
function levelOf(pool: Readonly<PoolRating>, competition: string, { total }: FormatScale): number {
  const everywhere = shrunkMean(pool.level, total, FORMAT_PRIOR);
  const here = pool.levels[competition];
  return here ? shrunkMean(here, everywhere, LEVEL_PRIOR) : everywhere;
}

/** In log-odds. By Elo's definition 400 points are odds of ten to one. */
function eloDifference(state: RatingsState, { pool, teams }: FixtureKeys): number {
  const [first, second] = [teamRating(state, pool, teams[0]), teamRating(state, pool, teams[1])];
  return ((first.elo - second.elo) / 400) * Math.LN10;
}

function familiarity(
  { visits, matches }: Readonly<VenueRating>,
  [first, second]: readonly [string, string],
): number {
  return ((visits[first] ?? 0) - (visits[second] ?? 0)) / (matches + FAMILIARITY_PRIOR);
}

function teamExperience(state: RatingsState, pool: string, team: string): number {
  return Math.log1p(teamRating(state, pool, team).matches);
}

function playersExperience({ players }: Side): number {
  return sumBy(players, ({ rating }) => Math.log1p(rating.matches)) / Math.max(ELEVEN, players.length);
}
