import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const HOUR = 3_600_000;
const limits = {
  maxWaiting: 2,
  waitTimeoutMs: HOUR,
  taskTimeoutMs: HOUR,
  busy: ({ own, cause }: { own: boolean; cause?: unknown }) =>
    new Error(own ? 'two at a time' : 'the stand is full', { cause }),
};

/** Work that ends on demand. */
function innings() {
  const end = new AbortController();
  const ended = once(end.signal, 'abort').then(() => 'one');
  return { work: () => ended, declare: () => end.abort() };
}

/** Works until its timeout; returns true when it had expired before the start. */
async function untilLimit(limit: AbortSignal): Promise<boolean> {
  const wasOver = limit.aborted;
  if (!wasOver) await once(limit, 'abort');
  return wasOver;
}

describe('a queue', () => {
  it('runs a limited number of tasks at a time, the others in order of arrival', async () => {
    const queue = createWorkQueue(1, limits);
    const order: string[] = [];
    const first = innings();
    const all = [
      queue(first.work).then(() => order.push('first')),
      queue(async () => void order.push('second')),
      queue(async () => void order.push('third')),
    ];
    expect(order).toEqual([]);
    first.declare();
    await Promise.all(all);
    expect(order.toSorted()).toEqual(['first', 'second', 'third']);
    expect(order.indexOf('second')).toBeLessThan(order.indexOf('third'));
  });

  it('refuses a task immediately when the queue is full, and none once it has drained', async () => {
    const queue = createWorkQueue(1, limits);
    const first = innings();
    const served = [queue(first.work), queue(async () => 'two'), queue(async () => 'three')];
    await expect(queue(async () => 'four')).rejects.toThrow('full');
    first.declare();
    expect(await Promise.all(served)).toEqual(['one', 'two', 'three']);
    expect(await queue(async () => 'five')).toBe('five');
  });

  it('refuses a task that has waited too long: it never starts and frees its slot', async () => {
    const queue = createWorkQueue(1, { ...limits, waitTimeoutMs: 1 });
    const first = innings();
    const started: string[] = [];
    const served = queue(first.work);
    await expect(queue(async () => void started.push('second'))).rejects.toThrow('full');
    first.declare();
    await served;
    await queue(async () => void started.push('third'));
    expect(started).toEqual(['third']);
  });

  it('starts the timeout of a task when the task starts', async () => {
    const queue = createWorkQueue(1, { ...limits, taskTimeoutMs: 20 });
    expect(await Promise.all([queue(untilLimit), queue(untilLimit), queue(untilLimit)])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('throws the busy error for a task that fails after its timeout', async () => {
    const queue = createWorkQueue(1, { ...limits, taskTimeoutMs: 20 });
    const late = queue(async (limit) => {
      await untilLimit(limit);
      throw new Error('bad light');
    });
    await expect(late).rejects.toMatchObject({
      message: 'the stand is full',
      cause: { message: 'bad light' },
    });
    expect(await queue(async () => 'in')).toBe('in');
  });

  it('continues after a failed task', async () => {
    const queue = createWorkQueue(1, limits);
    const failing = queue(() => Promise.reject(new Error('bowled')));
    const next = queue(async () => 'in');
    await expect(failing).rejects.toThrow('bowled');
    expect(await next).toBe('in');
  });
});

const fair = () => createWorkQueue(3, { ...limits, maxPerOwner: 2 });

describe('the limit per owner', () => {
  it('is independent of other owners', async () => {
    const queue = fair();
    const [first, second, other] = [innings(), innings(), innings()];
    const sent = [queue(first.work, 'asha'), queue(second.work, 'asha'), queue(other.work, 'ravi')];
    await expect(queue(async () => 'one', 'asha')).rejects.toThrow('two at a time');
    for (const { declare } of [first, second, other]) declare();
    expect(await Promise.all(sent)).toEqual(['one', 'one', 'one']);
  });

  it('counts only unfinished tasks', async () => {
    const queue = fair();
    const [first, second] = [innings(), innings()];
    const failed = queue(async () => {
      await first.work();
      throw new Error('all out');
    }, 'asha');
    const others = [queue(second.work, 'asha')];
    first.declare();
    await expect(failed).rejects.toThrow('all out');
    others.push(queue(second.work, 'asha'));
    await expect(queue(second.work, 'asha')).rejects.toThrow('two at a time');
    second.declare();
    expect(await Promise.all(others)).toEqual(['one', 'one']);
    expect(await queue(second.work, 'asha')).toBe('one');
  });

  it('counts waiting tasks', async () => {
    const queue = createWorkQueue(1, { ...limits, maxPerOwner: 2 });
    const first = innings();
    const sent = [queue(first.work, 'asha'), queue(first.work, 'asha')];
    await expect(queue(first.work, 'asha')).rejects.toThrow('two at a time');
    first.declare();
    expect(await Promise.all(sent)).toEqual(['one', 'one']);
  });
});
