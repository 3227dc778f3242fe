import { expect, it } from 'vitest';
import { inferPlayerRole } from './infer-player-role.ts';

const match = (ballsBowled: number, battingPosition: number | null, stumpings = 0) => ({
  ballsBowled,
  battingPosition,
  stumpings,
});

it.each([
  ['keeper', 'one stumping', [match(0, 5), match(24, 9, 1)]],
  ['bowler', 'two overs a match, low in the order', [match(12, 8)]],
  ['bowler', 'one over a match, low in the order', [match(6, 8)]],
  ['bowler', 'one over a match and no innings', [match(6, null)]],
  ['all-rounder', 'two overs a match, seventh', [match(12, 7)]],
  ['all-rounder', 'one over a match on average, high in the order', [match(12, 3), match(0, 3)]],
  ['batter', 'less than an over a match', [match(5, 9)]],
  ['batter', 'no match at all', []],
])('takes for a %s who has %s', (role, _, matches) => {
  expect(inferPlayerRole(matches)).toBe(role);
});
