import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { describe, expect, it } from 'vitest';
import { lineupRulesFor } from './project-match.ts';
import { presentLineup, recommendLineups } from './recommended-lineups.ts';

const NOTHING = { context: 0, skill: 0, opportunity: 0, ground: 0, matchUp: 0 };

/** Fourteen players with constant points. */
function playersOf(points: (place: number) => number, held: (place: number) => number) {
  return Array.from(
    { length: 14 },
    (_, place): PlayerProjection => ({
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
    }),
  );
}

function announcedElevens(players: PlayerProjection[]): string[] {
  const samples = {
    players: players.length,
    simulations: 1,
    points: Float32Array.from(players, ({ mean }) => mean),
  };
  const { teams } = recommendLineups(players, samples, lineupRulesFor({ rolesKnown: false }));
  return teams.map((team) => team.players.toSorted().join());
}

it("a line-up's expected points are the sum of its players' in tenths, including the captains’ factors", () => {
  const players = playersOf(
    (place) => Math.round(600 - place * 7) / 10,
    () => 10,
  );
  const points = Float32Array.from(players, ({ mean }) => mean);
  const rules = lineupRulesFor({ rolesKnown: false });
  const samples = { players: players.length, simulations: 1, points };
  for (const lineup of recommendLineups(players, samples, rules).teams) {
    const tenths = lineup.players.map((key, place) => {
      const mean = players.find((player) => player.key === key)?.mean ?? 0;
      return Math.round(([2, 1.5][place] ?? 1) * mean * 10);
    });
    expect(Math.round(lineup.expected * 10)).toBe(tenths.reduce((sum, one) => sum + one, 0));
  }
});

describe('the three teams of a match are three elevens', () => {
  it('when the most selected players are the best', () => {
    const elevens = announcedElevens(
      playersOf(
        (place) => 60 - place,
        (place) => 90 - place,
      ),
    );
    expect(new Set(elevens)).toHaveLength(3);
  });

  it('when the balanced team already lacks three of the most selected', () => {
    const elevens = announcedElevens(
      playersOf(
        (place) => 60 - place,
        (place) => 10 + place,
      ),
    );
    expect(new Set(elevens)).toHaveLength(3);
  });
});

it('the risky team excludes three of the five players that most winning teams select', () => {
  const players = playersOf(
    (place) => 60 - place,
    (place) => 10 + place,
  );
  const points = Float32Array.from(players, ({ mean }) => mean);
  const { teams } = recommendLineups(
    players,
    { players: 14, simulations: 1, points },
    lineupRulesFor({ rolesKnown: false }),
  );
  const risky = teams.find(({ style }) => style === 'high-risk');
  const mostSelected = ['player-9', 'player-10', 'player-11', 'player-12', 'player-13'];
  // Without 11, 12 and 13 it would be the balanced team, without 10, 12 and 13 the safe one.
  expect(mostSelected.filter((key) => risky?.players.includes(key))).toEqual(['player-10', 'player-11']);
});

it('the safe team excludes the player of the balanced one whose absence costs the least', () => {
  const players = playersOf(
    (place) => 60 - place,
    () => 10,
  );
  const points = Float32Array.from(players, ({ mean }) => mean);
  const samples = { players: 14, simulations: 1, points };
  const { teams, eleven } = recommendLineups(players, samples, lineupRulesFor({ rolesKnown: false }));
  const safe = teams.find(({ style }) => style === 'safe');
  expect(eleven.filter((key) => !safe?.players.includes(key))).toEqual(['player-10']);
});

it("the range around a line-up's expected points is that of the simulation", () => {
  const players = playersOf(
    () => 11,
    () => 10,
  ).slice(0, 11);
  // In half of the simulations everyone has 20 points, in the others none.
  const points = Float32Array.from({ length: 10 * 11 }, (_, i) => (i < 5 * 11 ? 0 : 20));
  const keys = players.map(({ key }) => key);
  const lineup = presentLineup(keys, { players, samples: { players: 11, simulations: 10, points } });
  expect(lineup).toEqual({
    players: keys,
    captain: 'player-0',
    viceCaptain: 'player-1',
    expected: 137.5,
    p10: 12.5,
    p90: 262.5,
  });
});

it('before the elevens are announced, players count by their chance to play and the range is wider', () => {
  const players = playersOf(
    () => 11,
    () => 10,
  )
    .slice(0, 11)
    .map((player) => ({ ...player, playChance: 50 }));
  const points = Float32Array.from({ length: 10 * 11 }, (_, i) => (i < 5 * 11 ? 0 : 20));
  const keys = players.map(({ key }) => key);
  const lineup = presentLineup(keys, { players, samples: { players: 11, simulations: 10, points } });
  expect(lineup).toMatchObject({ expected: 68.8, p10: -68.7, p90: 206.3 });
});

it('a likely player is chosen before a better one who rarely plays', () => {
  const players = playersOf(
    (place) => 60 - place,
    () => 10,
  ).map((player, place) => ({ ...player, playChance: place === 0 ? 40 : 90 }));
  const samples = { players: 14, simulations: 1, points: Float32Array.from(players, ({ mean }) => mean) };
  const { eleven } = recommendLineups(players, samples, lineupRulesFor({ rolesKnown: false }));
  expect(eleven).not.toContain('player-0');
  expect(eleven[0]).toBe('player-1');
});

it('a line-up with a player who was not simulated is rejected', () => {
  const simulated = { players: [], samples: { players: 0, simulations: 0, points: new Float32Array() } };
  expect(() => presentLineup(['nobody'], simulated)).toThrow('nobody was not simulated');
});
