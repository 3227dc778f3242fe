import { expect, it } from 'vitest';
import { bowlingStyle } from './bowling-style.ts';

it.each([
  ['Right-arm fast-medium', 'pace'],
  ['Left-arm fast', 'pace'],
  ['Right-arm medium', 'pace'],
  ['Right-arm slow medium', 'pace'],
  ['Right-arm offbreak', 'spin'],
  ['Right-arm legbreak', 'spin'],
  ['Legbreak googly', 'spin'],
  ['Left-arm orthodox', 'spin'],
  ['Slow left-arm orthodox', 'spin'],
  ['Left-arm wrist spin', 'spin'],
  ['Right-arm bowler', null],
  ['', null],
])('%s is %s', (description, style) => {
  expect(bowlingStyle(description)).toBe(style);
});
