import { FIELDING } from '../fitted-parameters.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import { runsSkill, wicketSkill } from '../ratings/player-rating.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';

const ELEVEN = 11;
/** Prior weight, in balls per quarter, of bowling without preference. */
const QUARTER_PRIOR = 24;
/** A player from this index in the order (0 opens) who bowls at least `BOWLS` balls counts as a bowler. */
const BOWLER_MIN_INDEX = 7;
const BOWLER_MIN_BALLS = 12;
/** Share of an innings bowled by each average player who fills up a short team. */
const FILLER_LOAD = 1 / 12;

/** A team prepared for simulation: arrays by player index. Average players fill up teams of fewer than eleven. */
export type SimulatedSide = Readonly<ReturnType<typeof simulatedSide>>;

export function simulatedSide(view: FixtureFeatures, side: 0 | 1) {
  const { players } = view.sides[side];
  const size = Math.max(ELEVEN, players.length);
  const numbers = (of: (player: SidePlayer) => number, stranger = 0) =>
    Float64Array.from({ length: size }, (_, place) => {
      const player = players[place];
      return player ? of(player) : stranger;
    });
  const fielding = numbers(
    ({ rating }) => shrunkMean(rating.usual.fieldingPoints, FIELDING.points, FIELDING.strength),
    FIELDING.points,
  );
  const keeping = numbers((player) => player.rating.keeping, -1);
  return {
    /** Number of players in the fixture, and including those filled up. */
    named: players.length,
    size,
    indexById: new Map(players.map((player, place) => [player.id, place])),
    /** Usual batting position, from 1. */
    position: numbers((player) => player.position, ELEVEN),
    /** Runs and wickets per ball above the average player, batting and bowling. */
    battingRuns: numbers((player) => runsSkill(player.rating, 'batting')),
    battingWickets: numbers((player) => wicketSkill(player.rating, 'batting')),
    bowlingRuns: numbers((player) => runsSkill(player.rating, 'bowling')),
    bowlingWickets: numbers((player) => wicketSkill(player.rating, 'bowling')),
    /** Expected balls bowled per innings; preference for each quarter relative to the mean, at index 4 * player + quarter. */
    load: numbers((player) => player.ballsBowled, view.balls * FILLER_LOAD),
    quarterPreference: Float64Array.from({ length: 4 * size }, (_, i) =>
      quarterPreference(players[i >> 2], i & 3),
    ),
    /** Relative frequency of fielding chances; index of the wicket-keeper. */
    fielding,
    fieldingSum: sumOf(fielding),
    keeper: keeping.indexOf(Math.max(...keeping)),
    /** Gets no duck and no strike rate. */
    isBowler: Array.from(
      { length: size },
      (_, place) => place >= BOWLER_MIN_INDEX && (players[place]?.ballsBowled ?? 0) >= BOWLER_MIN_BALLS,
    ),
  };
}

function quarterPreference(player: SidePlayer | undefined, quarter: number): number {
  if (!player) return 1;
  const { quarters } = player.rating;
  const all = sumOf(quarters);
  return ((quarters[quarter] ?? NaN) + QUARTER_PRIOR) / (all / 4 + QUARTER_PRIOR);
}
