import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Candidate, DREAM11_LINEUP, type LineupRules } from '../lineups/lineup-rules.ts';

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

/**
 * Dream11 before 2025 without credits: 1-4 keepers, 3-6 batters, 1-4 all-rounders, 3-6 bowlers, at most seven of a
 * team.
 */
export const TIGHT_RULES: LineupRules = {
  ...DREAM11_LINEUP,
  roles: {
    keeper: { min: 1, max: 4 },
    batter: { min: 3, max: 6 },
    'all-rounder': { min: 1, max: 4 },
    bowler: { min: 3, max: 6 },
  },
  team: { min: 4, max: 7 },
};

/** Two typical teams, `count` players in all, with random points. */
export function makeCandidates(seed: number, count = 22): Candidate[] {
  const rng = xoroshiro128plus(seed);
  return Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    team: i % 2 === 0 ? 'Home' : 'Away',
    role: ROLES[Math.floor(i / 2) % ROLES.length] ?? 'batter',
    points: uniformInt(rng, 150, 650) / 10,
  }));
}
