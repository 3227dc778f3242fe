import { assert, boolean, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { splitGst } from './plans.ts';

test('499.00 within one State is 422.88 + 38.06 + 38.06', () => {
  expect(splitGst(49_900, { withinState: true })).toEqual({
    taxablePaise: 42_288,
    cgstPaise: 3_806,
    sgstPaise: 3_806,
    igstPaise: 0,
  });
});

test('499.00 between States is 422.88 + 76.12', () => {
  expect(splitGst(49_900, { withinState: false })).toEqual({
    taxablePaise: 42_288,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 7_612,
  });
});

test('any price is the sum of its parts, and the tax is 18% of the taxable value to the paisa', () => {
  assert(
    property(integer({ min: 1, max: 100_000_000 }), boolean(), (total, withinState) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitGst(total, { withinState });
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(total);
      expect(cgstPaise).toBe(sgstPaise);
      expect(Math.abs(cgstPaise + sgstPaise + igstPaise - taxablePaise * 0.18)).toBeLessThanOrEqual(1.2);
    }),
  );
});
