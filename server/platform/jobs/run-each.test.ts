import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('attempts every item in order and throws the failures together at the end', async () => {
  const attempted: number[] = [];
  const work = async (item: number) => {
    attempted.push(item);
    if (item % 2 === 0) throw new Error(`${item} is even`);
  };
  await expect(runEach([1, 2, 3, 4, 5], 'numbers failed', work)).rejects.toMatchObject({
    message: '2 of 5 numbers failed',
    errors: [{ message: '2 is even' }, { message: '4 is even' }],
  });
  expect(attempted).toEqual([1, 2, 3, 4, 5]);
  await runEach([1, 3], 'numbers failed', work);
  await runEach([], 'numbers failed', work);
});
