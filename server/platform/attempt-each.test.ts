import { expect, it } from 'vitest';
import { attemptEach } from './attempt-each.ts';

it('does something for each in turn, and throws nothing when all of it works', async () => {
  const done: number[] = [];
  await attemptEach([1, 2, 3], 'failed', async (item) => done.push(item));
  expect(done).toEqual([1, 2, 3]);
});

it('goes on after a failure, and throws what failed together', async () => {
  const done: number[] = [];
  const attempt = attemptEach([1, 2, 3, 4], 'matches failed', async (item) => {
    if (item % 2 === 0) throw new Error(`number ${item}`);
    done.push(item);
  });
  const error = await attempt.catch((failure: unknown) => failure);
  expect(done).toEqual([1, 3]);
  expect(error).toMatchObject({
    message: '2 of 4 matches failed',
    errors: [{ message: 'number 2' }, { message: 'number 4' }],
  });
});
