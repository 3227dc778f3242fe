import { describe, expect, it } from 'vitest';
import { runAhead } from './run-ahead.ts';

/** Counts up to `last`, and keeps what was begun and that it ended. */
async function* counting(last: number, begun: number[] = [], ended: number[] = []) {
  try {
    for (let i = 1; i <= last; i += 1) {
      begun.push(i);
      await Promise.resolve();
      yield i;
    }
  } finally {
    ended.push(last);
  }
}

async function* failingAt(bad: number) {
  for (let i = 1; ; i += 1) {
    if (i === bad) throw new Error(`no ${bad}`);
    yield i;
  }
}

describe('running ahead', () => {
  it.each([1, 2, 5])('gives every value in order, %i under way', async (count) => {
    const taken: number[] = [];
    for await (const value of runAhead(counting(4), count)) taken.push(value);
    expect(taken).toEqual([1, 2, 3, 4]);
  });

  it('gives nothing of nothing', async () => {
    for await (const value of runAhead(counting(0), 2)) expect(value).toBe('never');
  });

  it('begins so many before they are asked for, and no more', async () => {
    const begun: number[] = [];
    const values = runAhead(counting(9, begun), 2);
    await values.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual([1, 2, 3]);
    await values.return();
  });

  it('fails where the values fail, after those before it', async () => {
    const taken: number[] = [];
    const all = async () => {
      for await (const value of runAhead(failingAt(3), 2)) taken.push(value);
    };
    await expect(all()).rejects.toThrow('no 3');
    expect(taken).toEqual([1, 2]);
  });

  it('ends what is under way when nobody takes any more', async () => {
    const [begun, ended]: [number[], number[]] = [[], []];
    for await (const value of runAhead(counting(9, begun, ended), 2)) if (value === 1) break;
    expect(begun).toEqual([1, 2, 3]);
    expect(ended).toEqual([9]);
  });
});
