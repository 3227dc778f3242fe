import { expect, it } from 'vitest';
import { oversAsNumber, oversOfBalls, oversShown } from './overs.ts';

it.each([
  ['16.2', 6, 16 + 2 / 6],
  ['20', 6, 20],
  ['3.4', 8, 3.5],
])('%s overs of %i balls are %d overs', (overs, ballsPerOver, bowled) => {
  expect(oversAsNumber(overs, ballsPerOver)).toBe(bowled);
});

it('an over has six balls by default', () => {
  expect(oversAsNumber('1.3')).toBe(1.5);
});

it('whole overs are shown without their zero', () => {
  expect([oversShown('20.0'), oversShown('16.2'), oversShown('10')]).toEqual(['20', '16.2', '10']);
});

it('balls are written as overs', () => {
  expect([0, 5, 6, 98].map((balls) => oversOfBalls(balls))).toEqual(['0.0', '0.5', '1.0', '16.2']);
});
