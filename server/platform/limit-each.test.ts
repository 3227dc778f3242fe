import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { limitEach } from './limit-each.ts';

const limit = () => limitEach({ most: 2, refuse: () => new Error('two at a time') });

/** Work that ends when it is told to. */
function innings() {
  const end = new AbortController();
  const ended = once(end.signal, 'abort').then(() => 'done');
  return { work: () => ended, declare: () => end.abort() };
}

describe('what each person may have under way', () => {
  it('is so much and no more, whatever others have', async () => {
    const limited = limit();
    const [first, second, other] = [innings(), innings(), innings()];
    const asked = [limited('asha', first.work), limited('asha', second.work), limited('ravi', other.work)];
    await expect(limited('asha', async () => 'done')).rejects.toThrow('two at a time');
    for (const { declare } of [first, second, other]) declare();
    expect(await Promise.all(asked)).toEqual(['done', 'done', 'done']);
  });

  it('is free again for each that ended, one that failed too', async () => {
    const limited = limit();
    const [first, second] = [innings(), innings()];
    const failed = limited('asha', async () => {
      await first.work();
      throw new Error('all out');
    });
    const others = [limited('asha', second.work)];
    first.declare();
    await expect(failed).rejects.toThrow('all out');
    others.push(limited('asha', second.work));
    await expect(limited('asha', second.work)).rejects.toThrow('two at a time');
    second.declare();
    expect(await Promise.all(others)).toEqual(['done', 'done']);
    expect(await limited('asha', second.work)).toBe('done');
  });
});
