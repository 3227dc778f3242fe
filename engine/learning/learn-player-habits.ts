import type { PointsFor } from '../fantasy/tally-points.ts';
import type { PlayerPoints } from '../fantasy/score-players.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { halfLife, addToMean } from '../ratings/decayed-mean.ts';
import type { PreparedInnings } from '../ratings/prepared-innings.ts';
import { type Habits, newHabits, type PlayerRating } from '../ratings/player-rating.ts';

/**
 * Decay factors per match or innings, chosen: batting position and balls change faster than the points that a player
 * makes of them.
 */
const DECAY = {
  position: halfLife(8),
  ballsFaced: halfLife(12),
  ballsBowled: halfLife(8),
  points: halfLife(20),
  form: halfLife(6),
  fielding: halfLife(40),
};
/** Wicket-keeping score, 0 to 1: decay factor per match, and increment for a match with a stumping. Chosen. */
const KEEPING = { decay: 0.93, perStumping: 0.35 };

/** One played match with the fantasy points of its players. */
export interface HabitsExample {
  readonly match: MatchRecord;
  readonly prepared: readonly PreparedInnings[];
  readonly points: readonly PlayerPoints[];
  /** Key of the competition. */
  readonly competition: string;
  /** The rating of a player to change; created on first use. */
  readonly rating: (id: string) => PlayerRating;
}

/**
 * Learns each player's usual position, balls and points, overall and in the competition. Changes the ratings. Part of
 * `learnBalls`.
 */
export function learnHabits({ match, prepared, points, competition, rating }: HabitsExample): void {
  /** The player's habits overall and in the competition. */
  const habitsOf = (id: string): Habits[] => {
    const player = rating(id);
    return [player.usual, (player.in[competition] ??= newHabits())];
  };
  for (const innings of prepared) learnPositionAndBalls(match, innings, habitsOf);
  for (const each of points) learnPointsOf(each, habitsOf(each.player.id), rating(each.player.id));
}

function learnPositionAndBalls(
  match: MatchRecord,
  innings: PreparedInnings,
  habitsOf: (id: string) => Habits[],
): void {
  const faced = countBalls(innings, (ball) => (ball.faced ? ball.batter : null));
  const bowled = countBalls(innings, (ball) => ball.bowler);
  innings.battingOrder.forEach((id, orderIndex) => {
    for (const habits of habitsOf(id)) addToMean(habits.position, orderIndex + 1, DECAY.position);
  });
  for (const { id } of match.lineups[innings.team] ?? []) {
    for (const habits of habitsOf(id)) addToMean(habits.ballsFaced, faced.get(id) ?? 0, DECAY.ballsFaced);
  }
  for (const { id } of match.lineups[innings.bowlingTeam] ?? []) {
    for (const habits of habitsOf(id)) addToMean(habits.ballsBowled, bowled.get(id) ?? 0, DECAY.ballsBowled);
  }
}

/** Number of balls by player; `playerOf` gives the id of the player for whom a ball counts, or null for no one. */
function countBalls(
  innings: PreparedInnings,
  playerOf: (ball: PreparedInnings['balls'][number]) => string | null,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ball of innings.balls) {
    const id = playerOf(ball);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const BATTING: ReadonlySet<PointsFor> = new Set([
  'runs',
  'fours',
  'sixes',
  'runs milestone',
  'strike rate',
  'duck',
]);
const FIELDING: ReadonlySet<PointsFor> = new Set([
  'catches',
  'three catches',
  'stumpings',
  'direct run-outs',
  'assisted run-outs',
]);

function learnPointsOf(
  { points, earned }: PlayerPoints,
  habitsToLearn: readonly Habits[],
  player: PlayerRating,
): void {
  const pointsFor = (isCounted: (source: PointsFor) => boolean) =>
    earned.reduce((total, line) => total + (isCounted(line.for) ? line.points : 0), 0);
  const batting = pointsFor((source) => BATTING.has(source));
  const fielding = pointsFor((source) => FIELDING.has(source));
  const playing = pointsFor((source) => source === 'playing');
  for (const habits of habitsToLearn) {
    addToMean(habits.battingPoints, batting, DECAY.points);
    addToMean(habits.bowlingPoints, points - batting - fielding - playing, DECAY.points);
    addToMean(habits.fieldingPoints, fielding, DECAY.fielding);
    addToMean(habits.points, points, DECAY.points);
    addToMean(habits.form, points - playing, DECAY.form);
  }
  player.matches += 1;
  const stumped = earned.some((line) => line.for === 'stumpings') ? 1 : 0;
  player.keeping = Math.min(1, KEEPING.decay * player.keeping + KEEPING.perStumping * stumped);
}
