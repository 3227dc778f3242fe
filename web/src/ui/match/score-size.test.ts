import { expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { scoreSize } from './team-score.tsx';

const [first, chase] = ['Malabar Monsoons', 'Deccan Drifters'].map((team) => ({
  inning: `${team} Inning 1`,
  team,
  r: 90,
  w: 2,
  o: '12.0',
}));
const score = first && chase ? [first, chase] : [];

it('the score of the batting team is the largest during play, and none is after it', () => {
  const live = testMatch({ phase: 'live', score });
  expect(score.map((innings) => scoreSize(live, [innings]))).toEqual(['small', 'large']);
  const over = testMatch({ phase: 'completed', score });
  expect(score.map((innings) => scoreSize(over, [innings]))).toEqual(['medium', 'medium']);
});
