import type { PointsFor } from '../fantasy/tally-points.ts';
import type { PlayerPoints } from '../fantasy/score-players.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { halfLife, addToMean } from '../ratings/decayed-mean.ts';
import type { InningsReplay } from '../ratings/replay-match.ts';
import { type Habits, newHabits, type PlayerRating } from '../ratings/player-rating.ts';

/** Memory in matches: what a player is given to do changes faster than what he makes of it. */
const FADE = {
  position: halfLife(8),
  ballsFaced: halfLife(12),
  ballsBowled: halfLife(8),
  points: halfLife(20),
  form: halfLife(6),
  fielding: halfLife(40),
};
/** Share of the memory of keeping wicket that a match without a stumping leaves, and what one with a stumping adds. */
const KEEPING = { keep: 0.93, add: 0.35 };

export interface HabitsExample {
  readonly match: MatchRecord;
  readonly story: readonly InningsReplay[];
  readonly points: readonly PlayerPoints[];
  readonly competition: string;
  readonly rating: (id: string) => PlayerRating;
}

/** Learns what players are given to do, and what it brings them in points, everywhere and in the competition. */
export function learnHabits({ match, story, points, competition, rating }: HabitsExample): void {
  const both = (id: string): Habits[] => {
    const player = rating(id);
    return [player.usual, (player.in[competition] ??= newHabits())];
  };
  for (const innings of story) learnRoles(match, innings, both);
  for (const each of points) learnPointsOf(each, both(each.player.id), rating(each.player.id));
}

function learnRoles(match: MatchRecord, innings: InningsReplay, habitsOf: (id: string) => Habits[]): void {
  const faced = countBalls(innings, (ball) => (ball.faced ? ball.batter : null));
  const bowled = countBalls(innings, (ball) => ball.bowler);
  innings.order.forEach((id, place) => {
    for (const habits of habitsOf(id)) addToMean(habits.position, place + 1, FADE.position);
  });
  for (const { id } of match.lineups[innings.team] ?? []) {
    for (const habits of habitsOf(id)) addToMean(habits.ballsFaced, faced.get(id) ?? 0, FADE.ballsFaced);
  }
  for (const { id } of match.lineups[innings.bowlingTeam] ?? []) {
    for (const habits of habitsOf(id)) addToMean(habits.ballsBowled, bowled.get(id) ?? 0, FADE.ballsBowled);
  }
}

function countBalls(
  innings: InningsReplay,
  whose: (ball: InningsReplay['balls'][number]) => string | null,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ball of innings.balls) {
    const id = whose(ball);
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
  both: readonly Habits[],
  player: PlayerRating,
): void {
  const sum = (of: (what: PointsFor) => boolean) =>
    earned.reduce((total, line) => total + (of(line.for) ? line.points : 0), 0);
  const batting = sum((what) => BATTING.has(what));
  const fielding = sum((what) => FIELDING.has(what));
  const playing = sum((what) => what === 'playing');
  for (const habits of both) {
    addToMean(habits.battingPoints, batting, FADE.points);
    addToMean(habits.bowlingPoints, points - batting - fielding - playing, FADE.points);
    addToMean(habits.fieldingPoints, fielding, FADE.fielding);
    addToMean(habits.points, points, FADE.points);
    addToMean(habits.form, points - playing, FADE.form);
  }
  player.matches += 1;
  const stumped = earned.some((line) => line.for === 'stumpings') ? 1 : 0;
  player.keeping = Math.min(1, KEEPING.keep * player.keeping + KEEPING.add * stumped);
}
