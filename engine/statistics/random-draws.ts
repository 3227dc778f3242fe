import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

// Random numbers for simulations: in the engine, the server's threads and the CricAPI sandbox. The seed is the only
// source of randomness, and each draw advances the caller's generator.

/** A generator for the seed. Equal seeds give equal draws. */
export function createGenerator(seed: number): RandomGenerator {
  return xoroshiro128plus(seed);
}

/** A number in [0, 1). */
export function drawUniform(rng: RandomGenerator): number {
  return uniformFloat64(rng);
}

/** A number in [0, 1) in steps of 2^-32, at half the cost; for draws per ball. */
export function drawShare(rng: RandomGenerator): number {
  return (rng.next() >>> 0) * 2 ** -32;
}

/** True with the given probability. */
export function drawChance(rng: RandomGenerator, probability: number): boolean {
  return drawUniform(rng) < probability;
}

/** A normally distributed number with mean 0 and standard deviation 1 (Box and Muller 1958). */
export function drawNormal(rng: RandomGenerator): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawUniform(rng)));
  return radius * Math.cos(2 * Math.PI * drawUniform(rng));
}
