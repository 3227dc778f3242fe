import { BALLS_BY_PLACE } from '../fitted-parameters.ts';
import { sumBy } from '../statistics/statistics.ts';
import { habitRate, netSkill, type PlayerRating } from './player-rating.ts';

/** A player in a side, with what he is usually given to do there. */
export interface SidePlayer {
  readonly id: string;
  readonly rating: Readonly<PlayerRating>;
  /** Usual place in the order; seven for a stranger. */
  readonly position: number;
  /** Balls he can expect to bowl, the side's shares adding up to a whole innings. */
  readonly ballsBowled: number;
  /** Runs a ball to the batting side's good. */
  readonly batting: number;
  readonly bowling: number;
}

export interface Side {
  /** In the likely batting order. */
  readonly players: readonly SidePlayer[];
  /** Runs an innings above an average side's: by its batters, and conceded by its bowlers. */
  readonly batting: number;
  readonly bowling: number;
}

const USUAL_POSITION = 7;
/** A side's twelve share 120 balls: ten each, were nobody a specialist; a stranger counts for less. */
const USUAL_BOWLING = 4;

export interface SideSettings {
  readonly competition: string;
  readonly balls: number;
  readonly wicketValue: number;
}

/**
 * Sums up a side from its players; an empty one is average. Strangers stand in the order of their ids and never in
 * that of the line-up: Cricsheet lists a side as it batted, which nobody knew at the toss.
 */
export function buildSide(
  ids: readonly string[],
  ratingOf: (id: string) => Readonly<PlayerRating>,
  settings: SideSettings,
): Side {
  const { competition, balls, wicketValue } = settings;
  const known = ids.map((id) => {
    const rating = ratingOf(id);
    return {
      id,
      rating,
      position: habitRate(rating, { of: 'position', competition }, USUAL_POSITION, 1.5),
      load: habitRate(rating, { of: 'ballsBowled', competition }, USUAL_BOWLING, 2),
      batting: netSkill(rating, 'batting', wicketValue),
      bowling: netSkill(rating, 'bowling', wicketValue),
    };
  });
  const load = sumBy(known, (player) => player.load);
  const players = known
    .map(({ load: own, ...player }) => ({ ...player, ballsBowled: load === 0 ? 0 : (balls * own) / load }))
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const scale = balls / 120;
  return {
    players,
    batting: players.reduce(
      (sum, player, place) => sum + scale * (BALLS_BY_PLACE[place] ?? 0) * player.batting,
      0,
    ),
    bowling: sumBy(players, (player) => player.ballsBowled * player.bowling),
  };
}
