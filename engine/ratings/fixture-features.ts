import { sumBy } from '../statistics/statistics.ts';
import { shrunkMean } from './decayed-mean.ts';
import { type Fixture, type FixtureKeys, fixtureKeys } from './fixture.ts';
import { FORMAT_SCALES, type FormatScale, UNLIMITED_BALLS } from './format-scale.ts';
import type { PoolRating } from './pool-rating.ts';
import {
  type GroundRating,
  groundRating,
  playerRating,
  poolOf,
  type RatingsState,
  teamRating,
} from './ratings-state.ts';
import { buildSide, type Side } from './side-strength.ts';

/** Matches that the format counts for beside the competition's own, and an average ground beside this one's. */
const LEVEL_PRIOR = 8;
const GROUND_PRIOR = 5;
const FORMAT_PRIOR = 10;
/** Sides with fewer players named count the missing ones as newcomers. */
const ELEVEN = 11;

/** A fixture seen through the ratings: every number that a forecast starts from. */
export type FixtureFeatures = Readonly<ReturnType<typeof fixtureFeatures>>;

/** Looks a fixture up in the ratings; strangers of every kind come out average. Somebody named twice plays once. */
export function fixtureFeatures(state: RatingsState, named: Fixture) {
  const fixture = { ...named, players: namedOnce(named.players) };
  const keys = fixtureKeys(fixture);
  const pool = poolOf(state, keys.pool, fixture.format);
  const scale = FORMAT_SCALES[fixture.format];
  const ground = groundRating(state, keys.pool, keys.ground);
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
    pool,
    scale,
    /** Legal balls an innings may last. */
    balls,
    sides,
    /** First-innings total usual in the competition, in runs. */
    level: levelOf(pool, keys.competition, scale),
    /** What the ground adds to it, in spreads of the format. */
    groundOffset: shrunkMean(ground.totals, 0, GROUND_PRIOR),
    /** Elo of the first side less the second's, on the log-odds scale. */
    eloDifference: eloDifference(state, keys),
    /** How much more the first side is at home here, -1 to 1. */
    familiarity: familiarity(ground, keys.teams),
    /** How many more matches the first side has played, as a team and man by man, on a log scale: it tells old sides from new ones. */
    experience: {
      team: teamExperience(state, keys.pool, keys.teams[0]) - teamExperience(state, keys.pool, keys.teams[1]),
      players: playersExperience(sides[0]) - playersExperience(sides[1]),
    },
  };
}

/** Two men of one name may bear one id, one on each side, and a feed may list somebody twice: the first place counts. */
function namedOnce([first, second]: Fixture['players']): Fixture['players'] {
  const ours = new Set(first);
  const theirs = new Set(second.filter((id) => !ours.has(id)));
  return [[...ours], [...theirs]];
}

function levelOf(pool: Readonly<PoolRating>, competition: string, { total }: FormatScale): number {
  const everywhere = shrunkMean(pool.level, total, FORMAT_PRIOR);
  const here = pool.levels[competition];
  return here ? shrunkMean(here, everywhere, LEVEL_PRIOR) : everywhere;
}

function eloDifference(state: RatingsState, { pool, teams }: FixtureKeys): number {
  const [first, second] = [teamRating(state, pool, teams[0]), teamRating(state, pool, teams[1])];
  return ((first.elo - second.elo) / 400) * Math.LN10;
}

function familiarity(
  { visits, matches }: Readonly<GroundRating>,
  [first, second]: readonly [string, string],
): number {
  return ((visits[first] ?? 0) - (visits[second] ?? 0)) / (matches + 3);
}

function teamExperience(state: RatingsState, pool: string, team: string): number {
  return Math.log1p(teamRating(state, pool, team).matches);
}

function playersExperience({ players }: Side): number {
  return sumBy(players, ({ rating }) => Math.log1p(rating.matches)) / Math.max(ELEVEN, players.length);
}
