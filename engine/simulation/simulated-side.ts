import { FIELDING } from '../fitted-parameters.ts';
import { shrunkMean } from '../ratings/decayed-mean.ts';
import { runsSkill, wicketSkill } from '../ratings/player-rating.ts';
import type { SidePlayer } from '../ratings/side-strength.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { sumOf } from '../statistics/statistics.ts';

const ELEVEN = 11;
/** Balls in each quarter that nobody in particular counts for beside a bowler's own. */
const QUARTER_PRIOR = 24;
const LATE = 7;
const BOWLS = 12;
/** Share of an innings that an average stranger bowls when a side lacks players. */
const STRANGERS_LOAD = 1 / 12;

/** A side laid out for simulating: numbers by place in its list. Sides short of eleven are filled up with average strangers at the end. */
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
    /** Players of the fixture, and with the strangers. */
    named: players.length,
    size,
    oversToNumber: new Map(players.map((player, place) => [player.id, place])),
    /** Usual place in the order. */
    position: numbers((player) => player.position, ELEVEN),
    /** Runs and wickets a ball beyond the average player's, with the bat and with the ball. */
    battingRuns: numbers((player) => runsSkill(player.rating, 'batting')),
    battingWickets: numbers((player) => wicketSkill(player.rating, 'batting')),
    bowlingRuns: numbers((player) => runsSkill(player.rating, 'bowling')),
    bowlingWickets: numbers((player) => wicketSkill(player.rating, 'bowling')),
    /** Balls he can expect to bowl in an innings, and how much likelier he bowls in each quarter of it than overall. */
    load: numbers((player) => player.ballsBowled, view.balls * STRANGERS_LOAD),
    liking: Float64Array.from({ length: 4 * size }, (_, i) => liking(players[i >> 2], i & 3)),
    /** How often a chance comes his way in the field, and who keeps wicket. */
    fielding,
    fieldingSum: sumOf(fielding),
    keeper: keeping.indexOf(Math.max(...keeping)),
    /** Spared ducks and strike rates: bowls, and bats late. */
    isBowler: Array.from(
      { length: size },
      (_, place) => place >= LATE && (players[place]?.ballsBowled ?? 0) >= BOWLS,
    ),
  };
}

function liking(player: SidePlayer | undefined, quarter: number): number {
  if (!player) return 1;
  const { quarters } = player.rating;
  const all = sumOf(quarters);
  return ((quarters[quarter] ?? NaN) + QUARTER_PRIOR) / (all / 4 + QUARTER_PRIOR);
}
