import { describe, expect, it } from 'vitest';
import { wireFlag } from './wire-values.ts';

describe('a flag of the vendor', () => {
  it.each<unknown>([true, 1, '1', 'true', 'True'])('is set by %j', (value) => {
    expect(wireFlag.parse(value)).toBe(true);
  });

  it.each<unknown>([false, 0, '', 'yes', null, undefined, {}, { toString: 1 }])(
    'is not set by %j',
    (value) => {
      expect(wireFlag.parse(value)).toBe(false);
    },
  );
});
