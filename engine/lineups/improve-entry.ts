import type { PointsSamples } from '../forecast/points-samples.ts';
import { factorAt, inEntryOrder, type LineupRules } from './lineup-rules.ts';

/**
 * Runs by which exchanges are judged, all line-ups together, so that a hundred and fifty of them take as long as twenty (half a second over
 * ten thousand runs). With twenty line-ups, 300 runs instead of 700 cost a third of a percent of the best possible.
 */
const RUNS_OF_ALL = 60_000;
/** Points in the mean over the runs below which an exchange is not worth its while. */
const LEAST_GAIN = 0.001;

/** One run in so many of the samples, player by player. */
export interface SimulatedTrials {
  readonly points: readonly Float32Array[];
  readonly step: number;
  readonly runs: number;
}

export function simulatedTrials({ players, runs, points }: PointsSamples, entries: number): SimulatedTrials {
  const step = Math.ceil((runs * entries) / RUNS_OF_ALL);
  const tried = Math.ceil(runs / step);
  const column = (player: number) =>
    Float32Array.from({ length: tried }, (_, trial) => points[trial * step * players + player] ?? NaN);
  return { points: Array.from({ length: players }, (_, player) => column(player)), step, runs: tried };
}

export interface ImprovementState {
  readonly trials: SimulatedTrials;
  readonly rules: LineupRules;
  /** The best of the other entries in each of all runs. */
  readonly best: Float32Array;
  /** Whether the players, captain and vice-captain first, may be an entry. */
  readonly isAllowed: (players: readonly number[]) => boolean;
}

interface Improved {
  readonly players: readonly number[];
  /** What it adds to the best of all, over the runs tried. */
  readonly gain: number;
}

/**
 * Exchanges a player for one left out, or the captains' places, each time the exchange that adds most to the mean of the best entry,
 * until none adds anything (steepest ascent). Players are places in the list, captain first and vice-captain second. It comes to an
 * end: each exchange must beat the gain of the one before.
 */
export function improveEntry(players: readonly number[], improving: ImprovementState): readonly number[] {
  let improved: Improved = { players, gain: Number.NEGATIVE_INFINITY };
  for (;;) {
    const exchange = bestExchange(improved, improving);
    if (exchange === null) return improved.players;
    improved = exchange;
  }
}

function bestExchange({ players, gain: before }: Improved, improving: ImprovementState): Improved | null {
  const { trials, rules, isAllowed } = improving;
  const factors = players.map((_, place) => factorAt(place, rules));
  const ahead = aheadOfBest(players, factors, improving);
  const now = Math.max(before, gainBy(ahead, ahead, { factor: 0, less: ahead }));
  let most = now + LEAST_GAIN * trials.runs;
  let exchange: Improved | null = null;
  players.forEach((leaving, place) => {
    trials.points.forEach((more, coming) => {
      const held = players.indexOf(coming);
      const factor = (factors[place] ?? NaN) - (held < 0 ? 0 : (factors[held] ?? NaN));
      if (factor <= 0) return;
      const gain = gainBy(ahead, more, { factor, less: trials.points[leaving] ?? more });
      if (gain <= most) return;
      const exchanged = exchangeIn(players, place, coming);
      if (!isAllowed(exchanged)) return;
      most = gain;
      exchange = { players: exchanged, gain };
    });
  });
  return exchange;
}

/** By how much the entry is better than the best of the others, in each run tried. */
function aheadOfBest(
  players: readonly number[],
  factors: readonly number[],
  { trials, best }: ImprovementState,
): Float32Array {
  const ahead = Float32Array.from({ length: trials.runs }, (_, trial) => -(best[trial * trials.step] ?? NaN));
  players.forEach((player, place) => {
    const points = trials.points[player];
    const factor = factors[place] ?? NaN;
    for (let trial = 0; trial < ahead.length; trial += 1)
      ahead[trial] = (ahead[trial] ?? NaN) + factor * (points?.[trial] ?? NaN);
  });
  return ahead;
}

/** What the entry would add to the best of all, over the runs tried, with `factor` times `more` instead of `less`. */
function gainBy(
  ahead: Float32Array,
  more: Float32Array,
  { factor, less }: { readonly factor: number; readonly less: Float32Array },
): number {
  let twice = 0;
  for (let trial = 0; trial < ahead.length; trial += 1) {
    const by = (ahead[trial] ?? NaN) + factor * ((more[trial] ?? NaN) - (less[trial] ?? NaN));
    twice += by + Math.abs(by);
  }
  return twice / 2;
}

/** The one who comes takes the place; if he was in the line-up already, the two change places. The others stay in order. */
function exchangeIn(players: readonly number[], place: number, coming: number): number[] {
  const leaving = players[place] ?? coming;
  return inEntryOrder(
    players.map((player, at) => (at === place ? coming : player === coming ? leaving : player)),
  );
}
