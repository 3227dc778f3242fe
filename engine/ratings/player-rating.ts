import { byKey } from '../by-key.ts';
import { RUNS_PRIOR, WICKETS_PRIOR } from '../fitted-parameters.ts';
import { emptyMean, type DecayedMean, shrunkMean } from './decayed-mean.ts';

/**
 * Per-match means that decay, everywhere or in one competition: place in the order (from 1), balls faced and bowled, and
 * fantasy points by their source; `form` decays fast, `points` (all of them) slowly.
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

export type Habits = Readonly<Record<(typeof HABITS)[number], DecayedMean>>;

/** What is known of a player in one format: skill by the ball, what he is given to do, and what it brought in points. */
export type PlayerRating = ReturnType<typeof newPlayer>;
export type SkillSums = PlayerRating['batting'];

/** A player of whom nothing is known. */
export function newPlayer() {
  return {
    matches: 0,
    /** Batter's and bowler's runs and wickets above what the situation and the opponent let expect, with the balls behind them. */
    batting: { runs: 0, wickets: 0, balls: 0 },
    bowling: { runs: 0, wickets: 0, balls: 0 },
    usual: newHabits(),
    /** Habits in one competition: a man may open at home and bat at seven abroad. */
    in: {} as Record<string, Habits>,
    /** Fading share of matches with a stumping: who keeps wicket. */
    keeping: 0,
    /** Balls bowled in each quarter of an innings, fading: who has the new ball, who the last overs. */
    quarters: [0, 0, 0, 0] as [number, number, number, number],
  };
}

export function newHabits(): Habits {
  return byKey(HABITS, emptyMean);
}

/** Matches elsewhere count as this many in the competition itself. */
const ELSEWHERE = 3;

export type Discipline = 'batting' | 'bowling';

/** Runs a ball above the average player: good in a batter, bad in a bowler. */
export function runsSkill(player: PlayerRating, discipline: Discipline): number {
  const { runs, balls } = player[discipline];
  return runs / (balls + RUNS_PRIOR[discipline]);
}

/** Wickets a ball above the average player: bad in a batter, good in a bowler. */
export function wicketSkill(player: PlayerRating, discipline: Discipline): number {
  const { wickets, balls } = player[discipline];
  return wickets / (balls + WICKETS_PRIOR[discipline]);
}

/** Runs a ball that the batting side gains by this player, wickets counted at their worth in runs. */
export function netSkill(player: PlayerRating, discipline: Discipline, wicketValue: number): number {
  return runsSkill(player, discipline) - wicketValue * wicketSkill(player, discipline);
}

/** A habit in this competition, drawn towards the habit everywhere and that towards `prior` (counting as `strength` matches). */
export function habitRate(
  player: PlayerRating,
  { of, competition }: { readonly of: keyof Habits; readonly competition: string },
  prior: number,
  strength: number,
): number {
  const everywhere = shrunkMean(player.usual[of], prior, strength);
  const here = player.in[competition];
  return here ? shrunkMean(here[of], everywhere, ELSEWHERE) : everywhere;
}
