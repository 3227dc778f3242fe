import { expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { orThrow } from './answers.ts';

it('a value is returned, and null throws the error', () => {
  expect(orThrow(0, 'match_not_found')).toBe(0);
  expect(() => orThrow(null, 'match_not_found')).toThrow(new AppError('match_not_found'));
});
