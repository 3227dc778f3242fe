import { BALLS_BY_POSITION } from '../fitted-parameters.ts';
import { sumBy } from '../statistics/statistics.ts';
import { habitRate, netSkill, type PlayerRating } from './player-rating.ts';

/** A player of a team in one fixture, with usual batting position, balls to bowl and skill. */
export interface SidePlayer {
  readonly id: string;
  readonly rating: Readonly<PlayerRating>;
  /** Usual batting position, from 1; seven for a newcomer. */
  readonly position: number;
  /** Expected legal balls bowled; those of the team sum to a whole innings. */
  readonly ballsBowled: number;
  /** As batter: runs per ball above average, with wickets as runs (see `netSkill`); positive is good. */
  readonly batting: number;
  /** As bowler: runs per ball above average that the batting team gains; positive is poor. */
  readonly bowling: number;
}

/** A team in one fixture, strength included. */
export interface Side {
  /** In the likely batting order. */
  readonly players: readonly SidePlayer[];
  /** Runs per innings that its batters score above those of an average team; positive is strong. */
  readonly batting: number;
  /** Runs per innings that its bowlers concede above those of an average team; positive is weak. */
  readonly bowling: number;
}

/** Prior of a newcomer, chosen: batting position from 1, and its weight in matches. */
const POSITION = { prior: 7, matches: 1.5 };
/** Prior of a newcomer, chosen: balls bowled per innings, and its weight in matches. */
const BALLS_BOWLED = { prior: 4, matches: 2 };

/** What the strength of a team depends on besides its players. */
export interface SideSettings {
  /** Key of the competition (see `fixtureKeys`). */
  readonly competition: string;
  /** Legal balls of an innings. */
  readonly balls: number;
  /** Value of a wicket, in runs. */
  readonly wicketValue: number;
}

/**
 * Strength of a team in a fixture, from the ratings of its players (`ids`); an empty team is average. Part of
 * `fixtureFeatures`. Orders equal positions by id, not by line-up: Cricsheet lists teams in batting order, which was
 * unknown at the toss.
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
      position: habitRate(rating, { habit: 'position', competition }, POSITION.prior, POSITION.matches),
      load: habitRate(
        rating,
        { habit: 'ballsBowled', competition },
        BALLS_BOWLED.prior,
        BALLS_BOWLED.matches,
      ),
      batting: netSkill(rating, 'batting', wicketValue),
      bowling: netSkill(rating, 'bowling', wicketValue),
    };
  });
  const totalLoad = sumBy(known, (player) => player.load);
  const players = known
    .map(({ load, ...player }) => ({
      ...player,
      ballsBowled: totalLoad === 0 ? 0 : (balls * load) / totalLoad,
    }))
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  /** Length of the innings as a multiple of a T20's. */
  const t20Lengths = balls / 120;
  return {
    players,
    batting: players.reduce(
      (sum, player, orderIndex) => sum + t20Lengths * (BALLS_BY_POSITION[orderIndex] ?? 0) * player.batting,
      0,
    ),
    bowling: sumBy(players, (player) => player.ballsBowled * player.bowling),
  };
}
