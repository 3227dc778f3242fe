import { describe, expect, it } from 'vitest';
import { TIGHT_RULES } from '../testing/make-candidates.ts';
import { type Candidate, followsRules } from './lineup-rules.ts';

const ROLES = ['keeper', 'batter', 'batter', 'batter', 'batter', 'all-rounder', 'all-rounder'] as const;
const ELEVEN: readonly Candidate[] = Array.from({ length: 11 }, (_, i) => ({
  id: `p${i}`,
  team: i < 6 ? 'Home' : 'Away',
  role: ROLES[i] ?? 'bowler',
  points: 10,
}));

function changed(change: (player: Candidate, i: number) => Partial<Candidate>): Candidate[] {
  return ELEVEN.map((player, i) => ({ ...player, ...change(player, i) }));
}

function keeps(players: readonly Candidate[]): boolean {
  return followsRules(players, TIGHT_RULES, 'Home');
}

describe('followsRules', () => {
  it('accepts a line-up at the maximum of each role and team', () => {
    expect(keeps(ELEVEN)).toBe(true);
  });

  it.each([
    ['no keeper', () => ({ role: 'batter' as const })],
    ['five all-rounders', (_: Candidate, i: number) => (i > 5 ? { role: 'all-rounder' as const } : {})],
    ['eight of one side', (_: Candidate, i: number) => ({ team: i < 8 ? 'Home' : 'Away' })],
    ['eight of the other side', (_: Candidate, i: number) => ({ team: i < 3 ? 'Home' : 'Away' })],
  ])('refuses %s', (_, change) => {
    expect(keeps(changed(change))).toBe(false);
  });
});
