import { describe, expect, it } from 'vitest';
import { nameLineups } from './name-lineups.ts';
import { rulesFor, type SimulatedProjection } from './project-match.ts';

const NOTHING = { context: 0, skill: 0, opportunity: 0, ground: 0, matchUp: 0 };

/** Fourteen players, each certain of his points. */
function playersOf(points: (place: number) => number, held: (place: number) => number) {
  return Array.from(
    { length: 14 },
    (_, place): SimulatedProjection => ({
      key: `player-${place}`,
      name: `Player ${place}`,
      team: place % 2 === 0 ? 'Home' : 'Away',
      role: 'batter',
      mean: points(place),
      p10: points(place),
      p50: points(place),
      p90: points(place),
      topChance: 0,
      topThreeChance: 0,
      pickPercentage: held(place),
      parts: NOTHING,
      matches: 10,
      side: place % 2 === 0 ? 0 : 1,
      battingShare: 0.5,
    }),
  );
}

function elevensOf(players: SimulatedProjection[]): string[] {
  const samples = {
    players: players.length,
    runs: 1,
    points: Float32Array.from(players, ({ mean }) => mean),
  };
  const { teams } = nameLineups(players, samples, rulesFor({ rolesKnown: false }));
  return teams.map((team) => team.players.toSorted().join());
}

it('what a line-up is expected to score is the sum of its players in tenths, the captains’ factors included', () => {
  const players = playersOf(
    (place) => Math.round(600 - place * 7) / 10,
    () => 10,
  );
  const points = Float32Array.from(players, ({ mean }) => mean);
  const rules = rulesFor({ rolesKnown: false });
  const samples = { players: players.length, runs: 1, points };
  for (const lineup of nameLineups(players, samples, rules).teams) {
    const tenths = lineup.players.map((key, place) => {
      const mean = players.find((player) => player.key === key)?.mean ?? 0;
      return Math.round(([2, 1.5][place] ?? 1) * mean * 10);
    });
    expect(Math.round(lineup.expected * 10)).toBe(tenths.reduce((sum, one) => sum + one, 0));
  }
});

describe('the three teams of a match are three elevens', () => {
  it('where those who are held most are the best', () => {
    const elevens = elevensOf(
      playersOf(
        (place) => 60 - place,
        (place) => 90 - place,
      ),
    );
    expect(new Set(elevens)).toHaveLength(3);
  });

  it('where the balanced team goes without three of the most held anyway', () => {
    const elevens = elevensOf(
      playersOf(
        (place) => 60 - place,
        (place) => 10 + place,
      ),
    );
    expect(new Set(elevens)).toHaveLength(3);
  });
});
