import { expect, it } from 'vitest';
import { lineupPoints } from './pitch-board.tsx';

it('a captain’s points count twice in a line-up, a vice-captain’s one and a half times, to the tenth', () => {
  expect(lineupPoints({ mean: 60, armband: 'captain' })).toBe('120.0');
  expect(lineupPoints({ mean: 40.5, armband: 'vice-captain' })).toBe('60.8');
  expect(lineupPoints({ mean: 58.6, armband: undefined })).toBe('58.6');
});
