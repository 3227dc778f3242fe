import { expect, it } from 'vitest';
import { ballsToOvers, oversToBalls, oversText } from './overs.ts';

it.each([
  ['0.0', 6, 0],
  ['3.5', 6, 23],
  ['16.2', 6, 98],
  ['16.2', 5, 82],
  ['20', 6, 120],
])('%s overs of %i balls are %i balls', (overs, ballsPerOver, balls) => {
  expect(oversToBalls(overs, ballsPerOver)).toBe(balls);
});

it.each([
  [23, 6, '3.5'],
  [24, 6, '4.0'],
  [82, 5, '16.2'],
])('%i balls are, in overs of %i, %s', (balls, ballsPerOver, overs) => {
  expect(ballsToOvers(balls, ballsPerOver)).toBe(overs);
});

it('an over with all its balls is complete', () => {
  expect([oversText(19, 3, 6), oversText(0, 6, 6), oversText(3, 5, 5)]).toEqual(['19.3', '1.0', '4.0']);
});
