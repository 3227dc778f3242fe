import { BALLS_BY_POSITION } from '../fitted-parameters.ts';
import { sumBy } from '../statistics/statistics.ts';
import { habitRate, netSkill, type PlayerRating } from './player-rating.ts';

/** A player of a team, with their usual role. */
export interface SidePlayer {
  readonly id: string;
  readonly rating: Readonly<PlayerRating>;
  /** Usual batting position, from 1; seven for a newcomer. */
  readonly position: number;
  /** Expected balls bowled; the team's sum to a whole innings. */
  readonly ballsBowled: number;
  /** Runs per ball in the batting team's favour. */
  readonly batting: number;
  readonly bowling: number;
}

export interface Side {
  /** In the likely batting order. */
  readonly players: readonly SidePlayer[];
  /** Runs per innings above an average team: scored by its batters, and conceded by its bowlers. */
  readonly batting: number;
  readonly bowling: number;
}

/** Priors of a newcomer: batting position, and balls bowled. */
const USUAL_POSITION = 7;
const USUAL_BOWLING = 4;

export interface SideSettings {
  readonly competition: string;
  readonly balls: number;
  readonly wicketValue: number;
}

/**
 * Strength of a team from its players; an empty team is average. Newcomers are ordered by id, not by line-up: Cricsheet lists teams in
 * batting order, which was unknown at the toss.
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
      (sum, player, place) => sum + scale * (BALLS_BY_POSITION[place] ?? 0) * player.batting,
      0,
    ),
    bowling: sumBy(players, (player) => player.ballsBowled * player.bowling),
  };
}
