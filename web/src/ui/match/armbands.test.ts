import { expect, it } from 'vitest';
import { lineupFigure } from './armbands.ts';

it('a captain’s points count twice in a line-up, a vice-captain’s one and a half times, to the tenth', () => {
  expect(lineupFigure(60, 'captain')).toBe('120.0');
  expect(lineupFigure(40.5, 'vice-captain')).toBe('60.8');
  expect(lineupFigure(58.6, undefined)).toBe('58.6');
});
