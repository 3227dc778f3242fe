import { expect, it } from 'vitest';
import { ballShown, oversAsNumber, oversOfBalls, oversShown } from './overs.ts';

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

it.each([
  ['0.0', 6, '0.0'],
  ['0.1', 6, '0.1'],
  ['10.5', 6, '10.5'],
  ['11.0', 6, '10.6'],
  ['11', 6, '10.6'],
  ['4', 5, '3.5'],
])('the ball that completes %s overs of %i balls is %s', (overs, ballsPerOver, ball) => {
  expect(ballShown(overs, ballsPerOver)).toBe(ball);
});

it('balls are written as overs', () => {
  expect([0, 5, 6, 98].map((balls) => oversOfBalls(balls))).toEqual(['0.0', '0.5', '1.0', '16.2']);
});
