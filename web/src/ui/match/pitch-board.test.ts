import { expect, it } from 'vitest';
import { lineupTotal } from './pitch-board.tsx';

it('a captain’s points count twice in a line-up, a vice-captain’s one and a half times, to the tenth', () => {
  expect(lineupTotal([{ mean: 60, armband: 'captain' }])).toBe(120);
  expect(lineupTotal([{ mean: 40.5, armband: 'vice-captain' }])).toBe(60.8);
  expect(lineupTotal([{ mean: 58.6, armband: undefined }])).toBe(58.6);
});
