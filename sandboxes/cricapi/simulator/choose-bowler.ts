import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawFrom } from './draw-weighted.ts';
import type { SimulatedPlayer, SimulatedTeam } from './simulated-team.ts';

/** What the choice of the next bowler depends on. */
export interface BowlingSoFar {
  /** Overs bowled by player id. */
  readonly overs: ReadonlyMap<string, number>;
  /** Player id; null before the first over. */
  readonly lastBowler: string | null;
}

/**
 * Draws the bowler of an over (0 for the first). No player bowls two overs in a row or more than a fifth of the innings.
 * Prefers pace at the start and the end, spin in the middle, better bowlers, and bowlers with more overs left. Players
 * without a bowling style bowl only when no bowler is allowed.
 */
export function chooseBowler(
  rng: RandomGenerator,
  team: SimulatedTeam,
  turn: { readonly over: number; readonly oversLimit: number; readonly soFar: BowlingSoFar },
): SimulatedPlayer {
  const { over, oversLimit, soFar } = turn;
  const most = Math.max(1, Math.ceil(oversLimit / 5));
  const allowed = team.players.filter(
    (player) => player.id !== soFar.lastBowler && (soFar.overs.get(player.id) ?? 0) < most,
  );
  const bowlers = allowed.filter((player) => player.style !== null);
  const left = (player: SimulatedPlayer) => most - (soFar.overs.get(player.id) ?? 0);
  return drawFrom(
    rng,
    bowlers.length > 0 ? bowlers : allowed,
    (player) =>
      (player.style === null ? 1 : suits(player.style, over / oversLimit)) *
      Math.exp(0.5 * player.bowling) *
      left(player) ** 2,
  );
}

/** Relative weight of a style at a part of the innings: `part` is 0 at the start and 1 at the end. */
function suits(style: 'pace' | 'spin', part: number): number {
  if (part < 0.3) return style === 'pace' ? 3 : 0.8;
  if (part < 0.75) return style === 'pace' ? 1 : 2.2;
  return style === 'pace' ? 3 : 0.6;
}
