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
 * Draws the bowler of an over (0 for the first). No player bowls two overs in a row or more than a fifth of the
 * innings. Prefers pace at the start and the end, spin in the middle, better bowlers, and bowlers with more overs left.
 * Players without a bowling style bowl only when no bowler is allowed.
 */
export function chooseBowler(
  rng: RandomGenerator,
  team: SimulatedTeam,
  next: { readonly over: number; readonly oversLimit: number; readonly soFar: BowlingSoFar },
): SimulatedPlayer {
  const { over, oversLimit, soFar } = next;
  const maxOvers = Math.max(1, Math.ceil(oversLimit / 5));
  const allowed = team.players.filter(
    (player) => player.id !== soFar.lastBowler && (soFar.overs.get(player.id) ?? 0) < maxOvers,
  );
  const bowlers = allowed.filter((player) => player.style !== null);
  const oversLeft = (player: SimulatedPlayer) => maxOvers - (soFar.overs.get(player.id) ?? 0);
  return drawFrom(
    rng,
    bowlers.length > 0 ? bowlers : allowed,
    (player) =>
      (player.style === null ? 1 : styleWeight(player.style, over / oversLimit)) *
      Math.exp(0.5 * player.bowling) *
      oversLeft(player) ** 2,
  );
}

/** Relative weight of a style at this share of the innings, 0 (start) to 1 (end). Chosen. */
function styleWeight(style: 'pace' | 'spin', progress: number): number {
  if (progress < 0.3) return style === 'pace' ? 3 : 0.8;
  if (progress < 0.75) return style === 'pace' ? 1 : 2.2;
  return style === 'pace' ? 3 : 0.6;
}
