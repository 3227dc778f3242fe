import { expect, it } from 'vitest';
import { fail, ok } from './result.ts';

it('is a value or a fault', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(fail('too long')).toEqual({ ok: false, fault: 'too long' });
});
