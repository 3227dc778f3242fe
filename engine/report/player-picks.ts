import { counted, toTenths } from '../statistics/statistics.ts';
import type { PlayerForm } from './player-form.ts';

/** A player named in an analysis, with the numbers that put him there. */
export interface PickedPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly team: string;
  /** Expected fantasy points: average over `matches`, later ones weighing more, drawn towards the field. */
  readonly averagePoints: number;
  readonly matches: number;
  readonly reason: string;
}

const TRUMPS = 3;
const FLOPS = 3;
/** A name that many will hold: among the first so many of the pool by plain average. */
const POPULAR = 11;
/** Fewer matches than this say nothing about upside or a loss of form. */
const ENOUGH_MATCHES = 5;

/** The players with most expected points, best first. */
export function topPlayers(pool: readonly PlayerForm[], count = 11): PickedPlayer[] {
  return byExpected(pool)
    .slice(0, count)
    .map((player) =>
      pick(
        player,
        `Averages ${toTenths(player.average)} points in ${counted(player.matches, 'match', 'matches')}, ${toTenths(player.recent)} in the last ${Math.min(5, player.matches)}.`,
      ),
    );
}

/** Captain and vice-captain: the two with most expected points, named with the lead that they have. */
export function captainChoices(pool: readonly PlayerForm[]): {
  readonly primary: PickedPlayer | null;
  readonly alternative: PickedPlayer | null;
} {
  const [first, second, third] = byExpected(pool);
  return { primary: captainChoice(first, second), alternative: captainChoice(second, third) };
}

/**
 * Trump players: those whom few will hold (outside the first eleven by plain average) and who most often had one of the pool's
 * best days (the best tenth of all its matches). Players with a handful of matches are left out.
 */
export function trumpPlayers(pool: readonly PlayerForm[]): PickedPlayer[] {
  const bigDay = bestTenthFrom(pool);
  const popular = popularIds(pool);
  return pool
    .filter((player) => !popular.has(player.playerId) && player.matches >= ENOUGH_MATCHES)
    .map((player) => ({ player, big: player.points.filter((points) => points >= bigDay).length }))
    .filter(({ big }) => big > 0)
    .toSorted(
      (a, b) =>
        upside(b.big, b.player) - upside(a.big, a.player) ||
        a.player.playerId.localeCompare(b.player.playerId),
    )
    .slice(0, TRUMPS)
    .map(({ player, big }) =>
      pick(
        player,
        `${toTenths(bigDay)} points or more in ${big} of ${counted(player.matches, 'match', 'matches')}, though ${rankOf(player, pool)} of ${pool.length} by average (${toTenths(player.average)}).`,
      ),
    );
}

/** Flop players: popular by their long average, but furthest below it in their last five matches. */
export function flopPlayers(pool: readonly PlayerForm[]): PickedPlayer[] {
  const popular = popularIds(pool);
  return pool
    .filter((player) => popular.has(player.playerId) && player.matches > ENOUGH_MATCHES && fall(player) > 0)
    .toSorted((a, b) => fall(b) - fall(a) || a.playerId.localeCompare(b.playerId))
    .slice(0, FLOPS)
    .map((player) =>
      pick(
        player,
        `${toTenths(player.recent)} points a match in the last 5 against ${toTenths(player.average)} over ${counted(player.matches, 'match', 'matches')}.`,
      ),
    );
}

function captainChoice(player: PlayerForm | undefined, next: PlayerForm | undefined): PickedPlayer | null {
  if (!player) return null;
  const matches = counted(player.matches, 'match', 'matches');
  return pick(player, `Expected ${toTenths(player.expected)} points from ${matches}${lead(player, next)}.`);
}

function lead(player: PlayerForm, next: PlayerForm | undefined): string {
  return next ? `, ${toTenths(player.expected - next.expected)} more than ${next.name}` : '';
}

function fall(player: PlayerForm): number {
  return player.average - player.recent;
}

function pick(player: PlayerForm, reason: string): PickedPlayer {
  const { playerId, name, team, matches } = player;
  return { playerId, name, team, averagePoints: toTenths(player.expected), matches, reason };
}

function byExpected(pool: readonly PlayerForm[]): PlayerForm[] {
  return pool.toSorted((a, b) => b.expected - a.expected || a.playerId.localeCompare(b.playerId));
}

function byAverage(pool: readonly PlayerForm[]): PlayerForm[] {
  return pool.toSorted((a, b) => b.average - a.average || a.playerId.localeCompare(b.playerId));
}

function popularIds(pool: readonly PlayerForm[]): Set<string> {
  return new Set(
    byAverage(pool)
      .slice(0, POPULAR)
      .map((player) => player.playerId),
  );
}

function rankOf(player: PlayerForm, pool: readonly PlayerForm[]): string {
  return `number ${byAverage(pool).indexOf(player) + 1}`;
}

function bestTenthFrom(pool: readonly PlayerForm[]): number {
  const all = pool.flatMap((player) => player.points).toSorted((a, b) => b - a);
  return all[Math.floor(all.length / 10)] ?? Number.POSITIVE_INFINITY;
}

/** Share of big days, with two ordinary matches added for every player so that three of five do not beat ten of twenty. */
function upside(big: number, player: PlayerForm): number {
  return (big + 0.5) / (player.matches + 5);
}
