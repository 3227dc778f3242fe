import { byKey } from '../by-key.ts';
import { RUNS_PRIOR, WICKETS_PRIOR } from '../fitted-parameters.ts';
import { emptyMean, type DecayedMean, shrunkMean } from './decayed-mean.ts';

/**
 * Decayed means of a player: batting position (from 1), balls faced and bowled per innings, and fantasy points per
 * match by source. `points` is the total, with half-life twenty matches; `form` the total without the points for
 * playing, with half-life six matches.
 */
const HABITS = [
  'position',
  'ballsFaced',
  'ballsBowled',
  'battingPoints',
  'bowlingPoints',
  'fieldingPoints',
  'form',
  'points',
] as const;

/** What a player usually does in a match, overall or in one competition. */
export type Habits = Readonly<Record<(typeof HABITS)[number], DecayedMean>>;

/**
 * Ratings of a player in one pool (gender and format): skill per ball, role, and points. Learnt in the server's
 * learning thread and the backtest, read by forecasts and simulations. Stored as JSON.
 */
export type PlayerRating = ReturnType<typeof newPlayer>;
/** The sums from which skill as batter or as bowler is computed. */
export type SkillSums = PlayerRating['batting'];

/** A player without history. */
export function newPlayer() {
  return {
    /** Number of matches played. */
    matches: 0,
    /**
     * Decayed sums as batter and as bowler: balls, and the runs and wickets of these balls above those expected from
     * situation and opponent.
     */
    batting: { runs: 0, wickets: 0, balls: 0 },
    bowling: { runs: 0, wickets: 0, balls: 0 },
    /** Habits over all competitions. */
    usual: newHabits(),
    /** Habits by competition: a player may open at home and bat at seven abroad. */
    in: {} as Record<string, Habits>,
    /** Wicket-keeping score, 0 to 1: rises with every match with a stumping, and decays (see `learnHabits`). */
    keeping: 0,
    /** Balls bowled in each quarter of an innings, decayed: shows new-ball and death bowlers. */
    quarters: [0, 0, 0, 0] as [number, number, number, number],
  };
}

/** Habits without a match. */
export function newHabits(): Habits {
  return byKey(HABITS, emptyMean);
}

/** Prior weight, in matches, of a player's overall habits within a competition; chosen. */
const OVERALL_WEIGHT = 3;

/** Whether a player's skill as batter or as bowler is meant. */
export type Discipline = 'batting' | 'bowling';

/** Runs per ball above the average player: positive is good for a batter, bad for a bowler. */
export function runsSkill(player: PlayerRating, discipline: Discipline): number {
  const { runs, balls } = player[discipline];
  return runs / (balls + RUNS_PRIOR[discipline]);
}

/** Wickets per ball above the average player: positive is bad for a batter, good for a bowler. */
export function wicketSkill(player: PlayerRating, discipline: Discipline): number {
  const { wickets, balls } = player[discipline];
  return wickets / (balls + WICKETS_PRIOR[discipline]);
}

/** Runs per ball that the batting team gains from this player; a wicket counts as `wicketValue` runs. */
export function netSkill(player: PlayerRating, discipline: Discipline, wicketValue: number): number {
  return runsSkill(player, discipline) - wicketValue * wicketSkill(player, discipline);
}

/**
 * Mean per match of a player's habit in a competition, shrunk towards the mean over all competitions. That mean is
 * shrunk towards `prior`, which weighs as much as `priorMatches` matches.
 */
export function habitRate(
  player: PlayerRating,
  { habit, competition }: { readonly habit: keyof Habits; readonly competition: string },
  prior: number,
  priorMatches: number,
): number {
  const overall = shrunkMean(player.usual[habit], prior, priorMatches);
  const inCompetition = player.in[competition];
  return inCompetition ? shrunkMean(inCompetition[habit], overall, OVERALL_WEIGHT) : overall;
}
