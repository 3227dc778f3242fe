import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { DAY_LOADINGS } from '../fitted-parameters.ts';
import { drawChance, drawNormal } from '../statistics/random-draws.ts';
import type { PointsProjection } from './project-points.ts';

/**
 * Fantasy points of every player in many simulations of one match, for choosing line-ups and for chances of top scores.
 * Held in memory by the server's forecast and line-ups threads and by the backtest; never stored.
 */
export interface PointsSamples {
  /** Number of players. */
  readonly players: number;
  /** Number of simulations. */
  readonly simulations: number;
  /** One row per simulation, at index simulation * players + player. */
  readonly points: Float32Array;
}

/** Points of one player (index into a row) in each simulation. */
export function pointsOf({ players, simulations, points }: PointsSamples, player: number): Float32Array {
  return Float32Array.from(
    { length: simulations },
    (_, simulation) => points[simulation * players + player] ?? NaN,
  );
}

type Shape = Pick<PointsProjection, 'side' | 'mean' | 'p10' | 'p50' | 'p90' | 'battingShare'>;

/**
 * Draws the points of all players of a match together, `simulations` times. Each player follows their own projection.
 * A normal number per team, how well it bats on the day, correlates its batters and the opposing bowlers (a Gaussian
 * copula). Called for Tests, which are not simulated ball by ball.
 */
export function simulatePoints(
  rng: RandomGenerator,
  projections: readonly Shape[],
  simulations: number,
): PointsSamples {
  const players = projections.length;
  const points = new Float32Array(players * simulations);
  const shapes = projections.map((projection) => ({
    ...loadings(projection),
    curve: pointsCurve(projection),
  }));
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    const days = [drawNormal(rng), drawNormal(rng)] as const;
    shapes.forEach((shape, i) => {
      const common = shape.first * days[0] + shape.second * days[1];
      const share = normalShare(common + shape.own * drawNormal(rng));
      points[simulation * players + i] = curveAt(shape.curve, share);
    });
  }
  return { players, simulations, points };
}

/**
 * The same simulations, in which each player is absent and without points as often as `chances` (to play, 0 to 1, in the
 * order of the players) say. For the points of line-ups before the elevens are announced.
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

/**
 * Weights of the draws of the first and second team's batting day and of the player's own draw; their squares sum to
 * 1.
 */
function loadings({ side, battingShare }: Shape): { first: number; second: number; own: number } {
  const batting = DAY_LOADINGS.batters * battingShare;
  const bowling = DAY_LOADINGS.bowlers * (1 - battingShare);
  const own = Math.sqrt(1 - batting ** 2 - bowling ** 2);
  return side === 0 ? { first: batting, second: bowling, own } : { first: bowling, second: batting, own };
}

/** A player's points at shares 0, 0.1, 0.5 and 0.9 of the simulations, and above. */
interface PointsCurve {
  readonly lowest: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  /** Mean excess over `p90` of the points above it: the tail is exponential. */
  readonly tail: number;
}

/** The lowest points that are drawn, unless `p10` is lower still; chosen. */
const LOWEST_POINTS = -6;

/**
 * Quantile function of a player's points: linear between the quantiles, with a tail that matches the mean as far as
 * its limits (a fifth of `p90` less `p50`, and the whole of it) allow.
 */
function pointsCurve({ mean, p10, p50, p90 }: Shape): PointsCurve {
  const lowest = Math.min(p10, Math.max(LOWEST_POINTS, 2 * p10 - p50));
  // Contribution to the mean of all but the tail: half of each interval's share times the sum of its ends, and p90.
  const body = 0.05 * (lowest + p10) + 0.2 * (p10 + p50) + 0.2 * (p50 + p90) + 0.1 * p90;
  const width = Math.max(1, p90 - p50);
  return { lowest, p10, p50, p90, tail: Math.min(width, Math.max(0.2 * width, (mean - body) / 0.1)) };
}

/** The points at a share of the simulations, 0 (lowest) to 1. */
function curveAt({ lowest, p10, p50, p90, tail }: PointsCurve, share: number): number {
  if (share < 0.1) return lowest + (p10 - lowest) * (share / 0.1);
  if (share < 0.5) return p10 + (p50 - p10) * ((share - 0.1) / 0.4);
  if (share < 0.9) return p50 + (p90 - p50) * ((share - 0.5) / 0.4);
  return p90 - tail * Math.log(Math.max(1e-6, 1 - share) / 0.1);
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (poly * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  return z >= 0 ? 1 - upper : upper;
}
