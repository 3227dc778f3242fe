import type { PointsSamples } from '../forecast/points-samples.ts';
import { factorAt, inEntryOrder } from './lineup-rules.ts';

/**
 * Simulations used to evaluate exchanges, in all line-ups together: 3000 in each of twenty, 400 in each of 150, so both
 * take half a second. Measured with twenty: 300 each instead of 700 cost a third of a percent of the best possible
 * points.
 */
const TOTAL_TRIALS = 60_000;
/** Minimum gain of an exchange, in mean points per trial; chosen. */
const MIN_GAIN = 0.001;

/** The simulations used as trials of exchanges: trial t is simulation t * `step`. */
export interface SimulatedTrials {
  /** Points in each trial, by player index. */
  readonly points: readonly Float32Array[];
  readonly step: number;
  /** Number of trials. */
  readonly count: number;
}

/** The trials on which each of `entries` line-ups is improved: all simulations, or evenly spaced ones if too many. */
export function simulatedTrials(
  { players, simulations, points }: PointsSamples,
  entries: number,
): SimulatedTrials {
  const step = Math.ceil((simulations * entries) / TOTAL_TRIALS);
  const count = Math.ceil(simulations / step);
  const pointsInTrials = (player: number) =>
    Float32Array.from({ length: count }, (_, trial) => points[trial * step * players + player] ?? NaN);
  return { points: Array.from({ length: players }, (_, player) => pointsInTrials(player)), step, count };
}

/** What decides whether an exchange improves an entry. */
export interface ImprovementState {
  readonly trials: SimulatedTrials;
  /** Points of the best entry chosen before, in each simulation (not only in the trials). */
  readonly best: Float32Array;
  /** Whether the players, captain and vice-captain first, are allowed as an entry. */
  readonly isAllowed: (players: readonly number[]) => boolean;
}

interface ImprovedEntry {
  readonly players: readonly number[];
  /** Points by which the entry beats the best one chosen before, summed over the trials in which it does. */
  readonly gain: number;
}

/**
 * Exchanges players of an entry, or the captains' positions, while its gain (see `ImprovedEntry`) grows; makes the best
 * exchange each time (steepest ascent). Players are candidate indexes, captain first and vice-captain second.
 * Terminates, because each exchange must exceed the gain of the one before. Called by `chooseEntries`.
 */
export function improveEntry(players: readonly number[], improving: ImprovementState): readonly number[] {
  let improved: ImprovedEntry = { players, gain: Number.NEGATIVE_INFINITY };
  for (;;) {
    const exchange = bestExchange(improved, improving);
    if (exchange === null) return improved.players;
    improved = exchange;
  }
}

/** The exchange after which the gain is largest; null when none adds more than `MIN_GAIN`. */
function bestExchange(
  { players, gain: before }: ImprovedEntry,
  improving: ImprovementState,
): ImprovedEntry | null {
  const { trials, isAllowed } = improving;
  const factors = players.map((_, position) => factorAt(position));
  const ahead = aheadOfBest(players, factors, improving);
  const now = Math.max(before, gainBy(ahead, ahead, { factor: 0, less: ahead }));
  let most = now + MIN_GAIN * trials.count;
  let exchange: ImprovedEntry | null = null;
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

/** Points of the entry less those of the best one chosen before, in each trial. */
function aheadOfBest(
  players: readonly number[],
  factors: readonly number[],
  { trials, best }: ImprovementState,
): Float32Array {
  const ahead = Float32Array.from(
    { length: trials.count },
    (_, trial) => -(best[trial * trials.step] ?? NaN),
  );
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
