import { describe, expect, it } from 'vitest';
import { createHitCounter } from './hit-counter.ts';

describe('the count of hits', () => {
  it('continues beyond the limit, like the vendor’s', () => {
    const hits = createHitCounter(() => 0);
    hits.set({ hitsLimit: 11 });
    expect([hits.charge(1), hits.charge(9), hits.charge(10), hits.charge(1)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(hits.read()).toEqual({ hitsToday: 21, hitsLimit: 11 });
  });

  it('resets at midnight UTC and not before', () => {
    let time = Date.parse('2026-03-01T23:59:59.999Z');
    const hits = createHitCounter(() => time);
    hits.charge(10);
    expect(hits.read().hitsToday).toBe(10);
    time += 1;
    expect(hits.read().hitsToday).toBe(0);
    expect(hits.charge(1)).toBe(true);
    expect(hits.read().hitsToday).toBe(1);
  });
});
