import type { PointsSamples } from '../forecast/points-samples.ts';
import { factorAt, inEntryOrder } from './lineup-rules.ts';

/**
 * Simulations used to evaluate exchanges, shared by all line-ups, so that 150 take as long as twenty (half a second
 * over ten thousand simulations). With twenty line-ups, 300 simulations each instead of 700 cost a third of a percent
 * of the best possible.
 */
const TOTAL_TRIALS = 60_000;
/** Minimum gain of an exchange, in mean points. */
const MIN_GAIN = 0.001;

/** Every `step`-th simulation of the samples, by player. */
export interface SimulatedTrials {
  readonly points: readonly Float32Array[];
  readonly step: number;
  readonly runs: number;
}

/** The simulations on which `entries` line-ups are improved: all, or evenly spaced ones when these would be too many. */
export function simulatedTrials({ players, runs, points }: PointsSamples, entries: number): SimulatedTrials {
  const step = Math.ceil((runs * entries) / TOTAL_TRIALS);
  const tried = Math.ceil(runs / step);
  const column = (player: number) =>
    Float32Array.from({ length: tried }, (_, trial) => points[trial * step * players + player] ?? NaN);
  return { points: Array.from({ length: players }, (_, player) => column(player)), step, runs: tried };
}

/** What exchanges are measured against. */
export interface ImprovementState {
  readonly trials: SimulatedTrials;
  /** The best of the other entries in each of all simulations. */
  readonly best: Float32Array;
  /** Whether the players, captain and vice-captain first, are allowed as an entry. */
  readonly isAllowed: (players: readonly number[]) => boolean;
}

interface Improved {
  readonly players: readonly number[];
  /** What it adds to the best, summed over the trials. */
  readonly gain: number;
}

/**
 * Exchanges players, or the captains' positions, while that adds to the mean of the best entry; takes the largest
 * gain each time (steepest ascent). Players are candidate indexes, captain first and vice-captain second. Terminates,
 * because each exchange must exceed the gain of the one before.
 */
export function improveEntry(players: readonly number[], improving: ImprovementState): readonly number[] {
  let improved: Improved = { players, gain: Number.NEGATIVE_INFINITY };
  for (;;) {
    const exchange = bestExchange(improved, improving);
    if (exchange === null) return improved.players;
    improved = exchange;
  }
}

/** The exchange with the largest gain; null when none gains more than `MIN_GAIN`. */
function bestExchange({ players, gain: before }: Improved, improving: ImprovementState): Improved | null {
  const { trials, isAllowed } = improving;
  const factors = players.map((_, position) => factorAt(position));
  const ahead = aheadOfBest(players, factors, improving);
  const now = Math.max(before, gainBy(ahead, ahead, { factor: 0, less: ahead }));
  let most = now + MIN_GAIN * trials.runs;
  let exchange: Improved | null = null;
  players.forEach((leaving, position) => {
    trials.points.forEach((comingPoints, coming) => {
      const currentPosition = players.indexOf(coming);
      const factor =
        (factors[position] ?? NaN) - (currentPosition < 0 ? 0 : (factors[currentPosition] ?? NaN));
      if (factor <= 0) return;
      const gain = gainBy(ahead, comingPoints, { factor, less: trials.points[leaving] ?? comingPoints });
      if (gain <= most) return;
      const exchanged = exchangeIn(players, position, coming);
      if (!isAllowed(exchanged)) return;
      most = gain;
      exchange = { players: exchanged, gain };
    });
  });
  return exchange;
}

/** Points of the entry less those of the best other entry, in each trial. */
function aheadOfBest(
  players: readonly number[],
  factors: readonly number[],
  { trials, best }: ImprovementState,
): Float32Array {
  const ahead = Float32Array.from({ length: trials.runs }, (_, trial) => -(best[trial * trials.step] ?? NaN));
  players.forEach((player, position) => {
    const points = trials.points[player];
    const factor = factors[position] ?? NaN;
    for (let trial = 0; trial < ahead.length; trial += 1)
      ahead[trial] = (ahead[trial] ?? NaN) + factor * (points?.[trial] ?? NaN);
  });
  return ahead;
}

/**
 * Gain of the entry (positive part of its lead), summed over the trials, after `factor` times `less` is replaced by
 * `factor` times `more`.
 */
function gainBy(
  ahead: Float32Array,
  more: Float32Array,
  { factor, less }: { readonly factor: number; readonly less: Float32Array },
): number {
  let twice = 0;
  for (let trial = 0; trial < ahead.length; trial += 1) {
    const lead = (ahead[trial] ?? NaN) + factor * ((more[trial] ?? NaN) - (less[trial] ?? NaN));
    twice += lead + Math.abs(lead);
  }
  return twice / 2;
}

/**
 * Replaces the player at a position; if the new player is already in the line-up, the two swap. The others stay in
 * order.
 */
function exchangeIn(players: readonly number[], position: number, coming: number): number[] {
  const leaving = players[position] ?? coming;
  const swapped = players.map((player) => (player === coming ? leaving : player));
  return inEntryOrder(swapped.with(position, coming));
}
