import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createEventLoopTurns } from './event-loop-turns.ts';

it('lets a few callers in each turn of the event loop, in order of arrival', async () => {
  const nextTurn = createEventLoopTurns(2);
  const entered: number[] = [];
  const enter = async (caller: number) => {
    await nextTurn();
    entered.push(caller);
  };
  for (const caller of [1, 2, 3, 4, 5]) void enter(caller);
  const seen = [[...entered]];
  for (let turn = 0; turn < 4; turn += 1) {
    await setImmediate();
    seen.push([...entered]);
  }
  expect(seen).toEqual([[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]);
  void enter(6);
  await setImmediate();
  expect(entered.at(-1)).toBe(6);
});
