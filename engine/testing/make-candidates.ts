import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Candidate } from '../lineups/candidate.ts';

const ROLES = [
  'keeper',
  'batter',
  'batter',
  'batter',
  'batter',
  'all-rounder',
  'all-rounder',
  'bowler',
  'bowler',
  'bowler',
  'bowler',
] as const;

/** Two sides of the usual make, `count` players in all, with random points and prices that follow them loosely. */
export function makeCandidates(seed: number, count = 22): Candidate[] {
  const rng = xoroshiro128plus(seed);
  return Array.from({ length: count }, (_, i) => {
    const points = uniformInt(rng, 150, 650) / 10;
    const place = Math.floor(i / 2);
    return {
      id: `p${i}`,
      team: i % 2 === 0 ? 'Home' : 'Away',
      role: ROLES[place % ROLES.length] ?? 'batter',
      points,
      credits: Math.round(2 * (6.5 + (points - 15) / 18 + uniformInt(rng, 0, 15) / 10)) / 2,
    };
  });
}
