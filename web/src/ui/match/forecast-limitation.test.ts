import { expect, it } from 'vitest';
import { roundPercentages } from './forecast-limitation.ts';

it.each([
  { teamA: 54.5, whole: { teamA: 55, teamB: 45 } },
  { teamA: 45.5, whole: { teamA: 46, teamB: 54 } },
  { teamA: 50, whole: { teamA: 50, teamB: 50 } },
  { teamA: 100, whole: { teamA: 100, teamB: 0 } },
  { teamA: 99.7, whole: { teamA: 99, teamB: 1 } },
  { teamA: 0.2, whole: { teamA: 1, teamB: 99 } },
])('the rounded chances of two teams add up to 100: $teamA% for the first', ({ teamA, whole }) => {
  expect(roundPercentages({ teamA, teamB: 100 - teamA })).toEqual(whole);
});
