import { FIELDING } from '../fitted-parameters.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import { runsSkill, wicketSkill } from '../ratings/player-rating.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';

const ELEVEN = 11;
/** Prior weight, in balls per quarter, of bowling equally much in each quarter of the innings; chosen. */
const QUARTER_PRIOR = 24;
/**
 * A player from this index of the likely batting order on (0 opens), who is expected to bowl at least this number of
 * balls, counts as a bowler; chosen.
 */
const BOWLER_MIN_INDEX = 7;
const BOWLER_MIN_BALLS = 12;
/** Share of an innings bowled by each average player who fills up a short team; chosen. */
const FILLER_LOAD = 1 / 12;

/** A team prepared for simulation: arrays by player index. Average players fill up teams of fewer than eleven. */
export type SimulatedSide = Readonly<ReturnType<typeof simulatedSide>>;

/** Prepares team `side` (index in the fixture) from the ratings, once for all simulations of a match. */
export function simulatedSide(rated: FixtureFeatures, side: 0 | 1) {
  const { players } = rated.sides[side];
  const size = Math.max(ELEVEN, players.length);
  const numbers = (valueOf: (player: SidePlayer) => number, filler = 0) =>
    Float64Array.from({ length: size }, (_, index) => {
      const player = players[index];
      return player ? valueOf(player) : filler;
    });
  const fielding = numbers(
    ({ rating }) => shrunkMean(rating.usual.fieldingPoints, FIELDING.points, FIELDING.strength),
    FIELDING.points,
  );
  const keeping = numbers((player) => player.rating.keeping, -1);
  return {
    /** Number of players in the fixture. */
    named: players.length,
    /** The same, with the average players who fill the team up to eleven. */
    size,
    indexById: new Map(players.map((player, index) => [player.id, index])),
    /** Usual batting position, from 1. */
    position: numbers((player) => player.position, ELEVEN),
    /**
     * Runs and wickets per ball above the average player: as batter (scored, lost) and as bowler (conceded, taken).
     */
    battingRuns: numbers((player) => runsSkill(player.rating, 'batting')),
    battingWickets: numbers((player) => wicketSkill(player.rating, 'batting')),
    bowlingRuns: numbers((player) => runsSkill(player.rating, 'bowling')),
    bowlingWickets: numbers((player) => wicketSkill(player.rating, 'bowling')),
    /** Expected balls bowled per innings. */
    load: numbers((player) => player.ballsBowled, rated.balls * FILLER_LOAD),
    /** Balls bowled in each quarter of the innings relative to the player's mean, at index 4 * player + quarter. */
    quarterPreference: Float64Array.from({ length: 4 * size }, (_, i) =>
      quarterPreference(players[Math.floor(i / 4)], i % 4),
    ),
    /**
     * Relative frequency of fielding chances, by fielding points a match; `keeper` is the index of the likeliest
     * wicket-keeper.
     */
    fielding,
    fieldingSum: sumOf(fielding),
    keeper: keeping.indexOf(Math.max(...keeping)),
    /** The points for a duck and for the strike rate do not apply to bowlers. */
    isBowler: Array.from(
      { length: size },
      (_, index) => index >= BOWLER_MIN_INDEX && (players[index]?.ballsBowled ?? 0) >= BOWLER_MIN_BALLS,
    ),
  };
}

/** Balls in a quarter (0 to 3) of the innings, relative to an even spread: 1 is even. */
function quarterPreference(player: SidePlayer | undefined, quarter: number): number {
  if (!player) return 1;
  const { quarters } = player.rating;
  const all = sumOf(quarters);
  return ((quarters[quarter] ?? NaN) + QUARTER_PRIOR) / (all / 4 + QUARTER_PRIOR);
}
