import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';

/** A projection with default values, apart from the given parts. */
export function testProjection(parts: Partial<PlayerProjection> = {}): PlayerProjection {
  return {
    key: parts.key ?? parts.name ?? 'player-1',
    name: 'R Kulkarni',
    team: 'Deccan Drifters',
    role: 'batter',
    mean: 42.5,
    p10: 8,
    p50: 38,
    p90: 84,
    topChance: 8.1,
    topThreeChance: 22.4,
    pickPercentage: 61.2,
    parts: { context: 36, skill: 4, opportunity: 3, ground: -1, matchUp: 0.5 },
    matches: 48,
    ...parts,
  };
}
