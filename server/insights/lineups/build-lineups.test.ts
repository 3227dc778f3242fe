import type { LineupRequest } from '@gullylens/contract/http/insights/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { describe, expect, it } from 'vitest';
import { buildLineups } from './build-lineups.ts';

const NOTHING = { context: 0, skill: 0, opportunity: 0, ground: 0, matchUp: 0 };
const PLAYERS = Array.from(
  { length: 22 },
  (_, i): PlayerProjection => ({
    key: `player-${i}`,
    name: `Player ${i}`,
    team: i % 2 === 0 ? 'Home' : 'Away',
    role: 'batter',
    mean: 40 - i,
    p10: 5,
    p50: 35 - i,
    p90: 90 - i,
    topChance: 0,
    topThreeChance: 0,
    pickPercentage: 50,
    parts: NOTHING,
    matches: 10,
  }),
);
const RUNS = 20;

function build(count: number, samples: Float32Array, exposure = 100) {
  const request: LineupRequest = {
    matchKey: 'm',
    style: 'balanced',
    count,
    locked: [],
    excluded: [],
    exposure,
  };
  const built = buildLineups({
    request,
    projection: { players: PLAYERS, rolesKnown: false },
    samples: { players: PLAYERS.length, simulations: RUNS, points: samples },
  });
  if (!built.ok) throw new Error(built.fault.message);
  return built.value;
}

/** A match with the same result in every simulation. */
const CERTAIN = Float32Array.from({ length: RUNS * PLAYERS.length }, (_, i) => 40 - (i % PLAYERS.length));
/** A match in which each player does well in some simulation. */
const CHANGING = Float32Array.from({ length: RUNS * PLAYERS.length }, (_, i) => (i * 37) % 83);

describe('buildLineups', () => {
  it.each([1, 3])('states the possible points of %i of them from the simulated match', (count) => {
    for (const { expected, p10, p90 } of build(count, CERTAIN).lineups)
      expect([p10, p90]).toEqual([expected, expected]);
  });

  it('has as many as were requested, and says so', () => {
    for (const count of [1, 3, 150]) {
      const { lineups, short } = build(count, CHANGING);
      expect([lineups.length, short]).toEqual([count, false]);
    }
  });

  it('differ from each other in two players, up to fifty', () => {
    const { lineups } = build(50, CHANGING);
    const shared = lineups.flatMap((one, i) =>
      lineups.slice(i + 1).map((other) => one.players.filter((key) => other.players.includes(key)).length),
    );
    expect(Math.max(...shared)).toBe(9);
  });

  it('keeps each player within the requested percentage of a hundred line-ups', () => {
    const { lineups } = build(100, CHANGING, 55);
    const held = PLAYERS.map(({ key }) => lineups.filter(({ players }) => players.includes(key)).length);
    expect(Math.max(...held)).toBe(55);
  });
});
