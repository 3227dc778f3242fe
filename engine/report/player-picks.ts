import { countPhrase, roundToTenth } from '../statistics/statistics.ts';
import type { PlayerForm } from './player-form.ts';

/** A player named in an analysis, with the reason in numbers. */
export type PickedPlayer = Readonly<ReturnType<typeof pick>>;

const ELEVEN = 11;
const TRUMPS = 3;
const FLOPS = 3;
/** Number of players, by mean points over all matches, who count as widely selected. */
const POPULAR = 11;
/** Minimum number of matches of a trump player; a flop player needs more. Chosen. */
const ENOUGH_MATCHES = 5;
/** Minimum number of big scores of a trump player, because one may be luck (decision 201). */
const BIG_SCORES = 2;

// The players that an analysis names, chosen from the earlier points of both squads. Called when an analysis is
// drafted, in the server's worker role and the backtest. Each function returns up to its number of players, best first.

/** The eleven players with most expected points. */
export function topPlayers(squads: readonly PlayerForm[]): PickedPlayer[] {
  return byExpected(squads)
    .slice(0, ELEVEN)
    .map((player) =>
      pick(
        player,
        `Averages ${roundToTenth(player.average)} points in ${matchesOf(player)}, ${roundToTenth(player.recent)} in the last ${Math.min(5, player.matches)}.`,
      ),
    );
}

/** Captain and vice-captain: the two players with the most expected points, and their lead over the next. */
export function captainChoices(squads: readonly PlayerForm[]): {
  readonly primary: PickedPlayer | null;
  readonly alternative: PickedPlayer | null;
} {
  const [first, second, third] = byExpected(squads);
  return { primary: captainChoice(first, second), alternative: captainChoice(second, third) };
}

/**
 * Trump players: not among the eleven with the highest averages, so few users select them, but with the largest share
 * of big scores (the best tenth of all the squads' points). Leaves out players with fewer than five matches or fewer
 * than two big scores.
 */
export function trumpPlayers(squads: readonly PlayerForm[]): PickedPlayer[] {
  const bigScore = bestTenthFrom(squads);
  const bigScoresOf = ({ points }: PlayerForm) => points.filter((each) => each >= bigScore).length;
  const popular = popularIds(squads);
  const eligible = squads.filter(
    (player) =>
      !popular.has(player.playerId) && player.matches >= ENOUGH_MATCHES && bigScoresOf(player) >= BIG_SCORES,
  );
  return sortedBy(eligible, (player) => bigScoreShare(bigScoresOf(player), player))
    .slice(0, TRUMPS)
    .map((player) =>
      pick(
        player,
        `${roundToTenth(bigScore)} points or more in ${bigScoresOf(player)} of ${matchesOf(player)}, though only ${rankOf(player, squads)} by average (${roundToTenth(player.average)}).`,
      ),
    );
}

/**
 * Flop players: among the eleven with the highest averages, but furthest below their own in the last five matches. None
 * is in `chosen`, the ids of a line-up.
 */
export function flopPlayers(
  squads: readonly PlayerForm[],
  chosen: ReadonlySet<string> = new Set(),
): PickedPlayer[] {
  const popular = popularIds(squads);
  const eligible = squads.filter(
    (player) =>
      popular.has(player.playerId) &&
      !chosen.has(player.playerId) &&
      player.matches > ENOUGH_MATCHES &&
      fall(player) > 0,
  );
  return sortedBy(eligible, fall)
    .slice(0, FLOPS)
    .map((player) =>
      pick(
        player,
        `${roundToTenth(player.recent)} points a match in the last 5 against ${roundToTenth(player.average)} over ${matchesOf(player)}.`,
      ),
    );
}

function captainChoice(player: PlayerForm | undefined, next: PlayerForm | undefined): PickedPlayer | null {
  if (!player) return null;
  const expected = `Expected ${roundToTenth(player.expected)} points from ${matchesOf(player)}`;
  return pick(player, `${expected}${lead(player, next)}.`);
}

/** `, 3.2 more than Kohli`, or nothing without a next player. */
function lead(player: PlayerForm, next: PlayerForm | undefined): string {
  return next ? `, ${roundToTenth(player.expected - next.expected)} more than ${next.name}` : '';
}

function matchesOf({ matches }: PlayerForm): string {
  return countPhrase(matches, 'match', 'matches');
}

/** Points per match by which the last five matches are below the average of all. */
function fall(player: PlayerForm): number {
  return player.average - player.recent;
}

function pick({ playerId, name, team, expected, matches }: PlayerForm, reason: string) {
  /**
   * Expected fantasy points of the next match: mean over `matches`, later ones weighing more, shrunk towards the mean
   * of all players.
   */
  const averagePoints = roundToTenth(expected);
  return { playerId, name, team, averagePoints, matches, reason };
}

/** Sorts by value, highest first, then by id. */
function sortedBy(squads: readonly PlayerForm[], valueOf: (player: PlayerForm) => number): PlayerForm[] {
  return squads.toSorted((a, b) => valueOf(b) - valueOf(a) || a.playerId.localeCompare(b.playerId));
}

const byExpected = (squads: readonly PlayerForm[]) => sortedBy(squads, ({ expected }) => expected);
const byAverage = (squads: readonly PlayerForm[]) => sortedBy(squads, ({ average }) => average);

/** Ids of the eleven players with the highest averages, who count as widely selected. */
export function popularIds(squads: readonly PlayerForm[]): Set<string> {
  return new Set(
    byAverage(squads)
      .slice(0, POPULAR)
      .map((player) => player.playerId),
  );
}

function rankOf(player: PlayerForm, squads: readonly PlayerForm[]): string {
  return `number ${byAverage(squads).indexOf(player) + 1}`;
}

/** The points that the best tenth of all the squads' matches reach. */
function bestTenthFrom(squads: readonly PlayerForm[]): number {
  const all = squads.flatMap((player) => player.points).toSorted((a, b) => b - a);
  return all[Math.floor(all.length / 10)] ?? Number.POSITIVE_INFINITY;
}

/**
 * Share of big scores, smoothed with half a big score in five extra matches, so that three of five do not beat ten of
 * twenty.
 */
function bigScoreShare(bigScores: number, player: PlayerForm): number {
  return (bigScores + 0.5) / (player.matches + 5);
}
