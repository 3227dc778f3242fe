import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitPerIteration } from './limit-per-iteration.ts';

it('lets a few callers pass in each iteration of the event loop, in order of arrival', async () => {
  const nextIteration = limitPerIteration(2);
  const entered: number[] = [];
  const enter = async (caller: number) => {
    await nextIteration();
    entered.push(caller);
  };
  for (const caller of [1, 2, 3, 4, 5]) void enter(caller);
  const seen = [[...entered]];
  for (let iteration = 0; iteration < 4; iteration += 1) {
    await setImmediate();
    seen.push([...entered]);
  }
  expect(seen).toEqual([[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]);
  void enter(6);
  await setImmediate();
  expect(entered.at(-1)).toBe(6);
});
