import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { DAY_LOADINGS } from '../fitted-parameters.ts';
import { drawChance, drawNormal } from '../statistics/random-draws.ts';
import type { PointsProjection } from './project-points.ts';

/**
 * Fantasy points of every player in many simulations of one match, for choosing line-ups and for chances of top scores.
 * In the memory of the server's forecast and line-ups threads and of the backtest; never stored.
 */
export interface PointsSamples {
  /** Number of players. */
  readonly players: number;
  /** Number of simulations. */
  readonly simulations: number;
  /** One row per simulation, at index simulation * players + player. */
  readonly points: Float32Array;
}

/** Points in each simulation of the player at index `player`. */
export function pointsOf({ players, simulations, points }: PointsSamples, player: number): Float32Array {
  return Float32Array.from(
    { length: simulations },
    (_, simulation) => points[simulation * players + player] ?? NaN,
  );
}

type Projection = Pick<PointsProjection, 'side' | 'mean' | 'p10' | 'p50' | 'p90' | 'battingShare'>;

/**
 * Draws the points of all players of a match together, `simulations` times. Called for Tests, which are not simulated
 * ball by ball. Each player's points follow their projection. One normal number per team, for how well it bats on the
 * day, correlates its batters and the opposing bowlers (a Gaussian copula).
 */
export function drawPoints(
  rng: RandomGenerator,
  projections: readonly Projection[],
  simulations: number,
): PointsSamples {
  const players = projections.length;
  const points = new Float32Array(players * simulations);
  const models = projections.map((projection) => ({
    ...loadings(projection),
    curve: pointsCurve(projection),
  }));
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    const battingDays = [drawNormal(rng), drawNormal(rng)] as const;
    models.forEach((model, player) => {
      const common = model.first * battingDays[0] + model.second * battingDays[1];
      const share = normalShare(common + model.own * drawNormal(rng));
      points[simulation * players + player] = curveAt(model.curve, share);
    });
  }
  return { players, simulations, points };
}

/**
 * Copies the simulations and draws in which of them each player is absent and has no points. `chances` are those to
 * play, 0 to 1, in the order of the players. For line-ups before the elevens are announced.
 */
export function withAbsences(
  rng: RandomGenerator,
  { players, simulations, points }: PointsSamples,
  chances: readonly number[],
): PointsSamples {
  const isPresent = (i: number) => drawChance(rng, chances[i % players] ?? NaN);
  return { players, simulations, points: points.map((own, i) => (isPresent(i) ? own : 0)) };
}

/**
 * Each player's chances, 0 to 1, of the most points of the match and of one of the three highest, in the order of the
 * samples.
 */
export function topChances({
  players,
  simulations,
  points,
}: PointsSamples): { readonly top: number; readonly topThree: number }[] {
  const tops = Array.from({ length: players }, () => ({ top: 0, topThree: 0 }));
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    const row = points.subarray(simulation * players, (simulation + 1) * players);
    const order = Array.from(row, (_, i) => i).toSorted((a, b) => (row[b] ?? NaN) - (row[a] ?? NaN));
    order.slice(0, 3).forEach((player, rank) => {
      const tally = tops[player];
      if (!tally) return;
      tally.topThree += 1;
      tally.top += rank === 0 ? 1 : 0;
    });
  }
  return tops.map(({ top, topThree }) => ({ top: top / simulations, topThree: topThree / simulations }));
}

/** Weights of the first and second team's batting day, and of the player's own draw; their squares sum to 1. */
function loadings({ side, battingShare }: Projection): { first: number; second: number; own: number } {
  const batting = DAY_LOADINGS.batters * battingShare;
  const bowling = DAY_LOADINGS.bowlers * (1 - battingShare);
  const own = Math.sqrt(1 - batting ** 2 - bowling ** 2);
  return side === 0 ? { first: batting, second: bowling, own } : { first: bowling, second: batting, own };
}

/** Distribution of a player's points: its lowest value, quantiles, and tail above P90. */
interface PointsCurve {
  readonly lowest: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  /** Mean excess over `p90` of the points above it: the tail is exponential. */
  readonly tail: number;
}

/** The lowest points that are drawn, unless P10 is lower; chosen. */
const LOWEST_POINTS = -6;

/**
 * Fits the distribution to a projection: linear between the quantiles, with the tail that gives the projected mean. The
 * tail is limited to between a fifth of P90 less P50 and all of it, so the mean may differ.
 */
function pointsCurve({ mean, p10, p50, p90 }: Projection): PointsCurve {
  const lowest = Math.min(p10, Math.max(LOWEST_POINTS, 2 * p10 - p50));
  // The mean without the tail: each interval contributes its share times the middle of its ends, the top tenth P90.
  const body = 0.05 * (lowest + p10) + 0.2 * (p10 + p50) + 0.2 * (p50 + p90) + 0.1 * p90;
  const width = Math.max(1, p90 - p50);
  return { lowest, p10, p50, p90, tail: Math.min(width, Math.max(0.2 * width, (mean - body) / 0.1)) };
}

/** The points that a share, 0 (lowest) to 1, of the simulations stays below. */
function curveAt({ lowest, p10, p50, p90, tail }: PointsCurve, share: number): number {
  if (share < 0.1) return lowest + (p10 - lowest) * (share / 0.1);
  if (share < 0.5) return p10 + (p50 - p10) * ((share - 0.1) / 0.4);
  if (share < 0.9) return p50 + (p90 - p50) * ((share - 0.5) / 0.4);
  return p90 - tail * Math.log(Math.max(1e-6, 1 - share) / 0.1);
}

/** Share, 0 to 1, of a standard normal distribution below `z` (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (poly * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  return z >= 0 ? 1 - upper : upper;
}
