import { expect, it } from 'vitest';
import { statedRole } from './player-role.ts';

it.each([
  ['WK-Batsman', 'keeper'],
  ['Wicketkeeper', 'keeper'],
  ['Batting Allrounder', 'all-rounder'],
  ['Bowling All-Rounder', 'all-rounder'],
  ['Batting All Rounder', 'all-rounder'],
  ['Bowler', 'bowler'],
  ['Batsman', 'batter'],
  ['Top-order batter', 'batter'],
  ['Coach', null],
  ['', null],
])('the feed states %s: %s', (text, role) => {
  expect(statedRole(text)).toBe(role);
});
