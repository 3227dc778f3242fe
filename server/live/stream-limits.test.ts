import { expect, it } from 'vitest';
import { createStreamLimits } from './stream-limits.ts';

const plenty = { total: 100, perUser: 100, perNetwork: 100 };
const asha = { userId: 'asha', network: '203.0.113.1' };
const ravi = { userId: 'ravi', network: '203.0.113.2' };

it.each([
  ['of a user in several networks', { perUser: 2 }, { ...asha, network: '203.0.113.3' }],
  ['of several users in one network', { perNetwork: 2 }, { ...asha, userId: 'ravi' }],
  ['in all', { total: 2 }, ravi],
])('limits streams %s, and a freed slot is taken once', (_what, limits, other) => {
  const takeSlot = createStreamLimits({ ...plenty, ...limits });
  const free = takeSlot(asha);
  expect(takeSlot(asha)).not.toBeNull();
  expect(takeSlot(other)).toBeNull();
  free?.();
  expect(takeSlot(other)).not.toBeNull();
  expect(takeSlot(other)).toBeNull();
});

it('users and networks do not take slots from each other', () => {
  const takeSlot = createStreamLimits({ total: 2, perUser: 1, perNetwork: 1 });
  expect([asha, ravi].map((holder) => takeSlot(holder) === null)).toEqual([false, false]);
});
