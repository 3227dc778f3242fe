import { expect, it } from 'vitest';
import { bestBatters, bestBowlers } from './best-lines.ts';

it('the best batters have the most runs, and of equal ones the faster comes first', () => {
  const lines = [
    { runs: 20, balls: 18 },
    { runs: 41, balls: 40 },
    { runs: 41, balls: 22 },
  ];
  expect(bestBatters(lines, 2)).toEqual([lines[2], lines[1]]);
});

it('the best bowlers have the most wickets, and of equal ones that with fewer runs comes first', () => {
  const lines = [
    { wickets: 1, runs: 4 },
    { wickets: 3, runs: 40 },
    { wickets: 3, runs: 22 },
  ];
  expect(bestBowlers(lines, 2)).toEqual([lines[2], lines[1]]);
});
