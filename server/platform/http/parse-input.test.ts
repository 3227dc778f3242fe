import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { parseInput } from './parse-input.ts';

const Score = z.strictObject({
  team: z.string().min(2).max(5),
  runs: z.int().optional(),
  day: z.iso.date().optional(),
});

/** The details in the response to an invalid body. */
function faultsOf(value: unknown, part: 'query' | 'body' = 'body'): string | undefined {
  try {
    parseInput(part, Score, value);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.circumstances.details : String(error);
  }
}

it.each([
  [{ team: 'IND', extra: 1 }, 'body: has keys that are not known here'],
  [{ team: 7 }, 'body.team: should be string'],
  [{ team: 'INDIA-A' }, 'body.team: is too long or too large'],
  [{ team: 'I' }, 'body.team: is too short or too small'],
  [{ team: 'IND', day: 'today' }, 'body.day: is not of the expected form'],
  [{ team: 'I\0D' }, 'body: has a character that is not allowed'],
  [undefined, 'body: should be object'],
])('rejects %j, naming the fault without the input', (value, words) => {
  expect(faultsOf(value)).toBe(words);
});

it('treats a missing query as empty and reports its faults together', () => {
  expect(faultsOf(undefined, 'query')).toBe('query.team: should be string');
  expect(faultsOf({ team: 7, runs: 'six' })).toBe('body.team: should be string; body.runs: should be number');
});

it('returns valid input as parsed, and undefined without a schema', () => {
  expect(parseInput('body', Score, { team: 'IND', runs: 4 })).toEqual({ team: 'IND', runs: 4 });
  expect(parseInput('body', undefined, { team: 'IND' })).toBeUndefined();
});
