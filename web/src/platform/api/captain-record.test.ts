import { expect, it } from 'vitest';
import { captainsInTopThree } from './captain-record.ts';

it.each([
  [45, 20, { count: 9, of: 20 }],
  [33.3, 30, { count: 10, of: 30 }],
  [0, 20, { count: 0, of: 20 }],
  [45, 19, null],
  [null, 20, null],
])('%s percent of %i captains in the top three are %j', (share, of, expected) => {
  const captainInTopThree = { share, low: null, high: null, of };
  expect(captainsInTopThree({ captainInTopThree })).toEqual(expected);
});
