import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { formLine } from './form-line.ts';

const HOUR = 3_600_000;
const plan = {
  places: 1,
  waiting: 2,
  waitMs: HOUR,
  limitMs: HOUR,
  refuse: () => new Error('the stand is full'),
};

/** Work that ends when it is told to. */
function innings() {
  const end = new AbortController();
  const ended = once(end.signal, 'abort').then(() => 'one');
  return { work: () => ended, declare: () => end.abort() };
}

/** Works until its limit; gives whether that was over before it began. */
async function untilLimit(limit: AbortSignal): Promise<boolean> {
  const wasOver = limit.aborted;
  if (!wasOver) await once(limit, 'abort');
  return wasOver;
}

describe('a line', () => {
  it('lets in so many at a time, the others in their order', async () => {
    const line = formLine(plan);
    const order: string[] = [];
    const first = innings();
    const all = [
      line(first.work).then(() => order.push('first')),
      line(async () => void order.push('second')),
      line(async () => void order.push('third')),
    ];
    expect(order).toEqual([]);
    first.declare();
    await Promise.all(all);
    expect(order.toSorted()).toEqual(['first', 'second', 'third']);
    expect(order.indexOf('second')).toBeLessThan(order.indexOf('third'));
  });

  it('refuses at once who comes when enough are waiting, and nobody once they are served', async () => {
    const line = formLine(plan);
    const first = innings();
    const served = [line(first.work), line(async () => 'two'), line(async () => 'three')];
    await expect(line(async () => 'four')).rejects.toThrow('full');
    first.declare();
    expect(await Promise.all(served)).toEqual(['one', 'two', 'three']);
    expect(await line(async () => 'five')).toBe('five');
  });

  it('refuses who has waited for too long; their work is never begun and keeps no place', async () => {
    const line = formLine({ ...plan, waitMs: 1 });
    const first = innings();
    const begun: string[] = [];
    const served = line(first.work);
    await expect(line(async () => void begun.push('second'))).rejects.toThrow('full');
    first.declare();
    await served;
    await line(async () => void begun.push('third'));
    expect(begun).toEqual(['third']);
  });

  it('begins the limit of a work with the work, however long it waited', async () => {
    const line = formLine({ ...plan, limitMs: 20 });
    expect(await Promise.all([line(untilLimit), line(untilLimit), line(untilLimit)])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('goes on after a work that failed', async () => {
    const line = formLine(plan);
    const failing = line(() => Promise.reject(new Error('bowled')));
    const next = line(async () => 'in');
    await expect(failing).rejects.toThrow('bowled');
    expect(await next).toBe('in');
  });
});
