import { expect, it } from 'vitest';
import { roundToTotal } from './round-to-total.ts';

it.each([
  { values: [1.04, 1.04, 1.04], total: 3.12, rounded: [1.1, 1, 1] },
  { values: [1.06, 1.09, 1.06], total: 3.21, rounded: [1, 1.1, 1.1] },
  { values: [36.04, -1.04, 4.03], total: 39.03, rounded: [36, -1, 4] },
  { values: [36, -1], total: 35.3, rounded: [36.2, -0.9] },
  { values: [], total: 1, rounded: [] },
])(
  '$values are shown as $rounded, which add up to $total as far as they can',
  ({ values, total, rounded }) => {
    expect(roundToTotal(values, total)).toEqual(rounded);
  },
);
