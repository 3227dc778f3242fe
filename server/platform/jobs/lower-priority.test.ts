import { constants, getPriority } from 'node:os';
import process from 'node:process';
import { expect, it } from 'vitest';
import { runInThread } from './worker-pool.ts';

it.runIf(process.platform === 'linux')('lowers the priority of the calling thread only', async () => {
  const ours = getPriority();
  const lowered = await runInThread<null, number>({
    beside: new URL('../testing/priority.ts', import.meta.url).href,
    name: 'read-priority.worker',
    task: null,
  });
  expect(lowered).toBe(Math.max(ours, constants.priority.PRIORITY_BELOW_NORMAL));
  expect(getPriority()).toBe(ours);
});
