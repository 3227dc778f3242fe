import { expect, it } from 'vitest';
import { asha, storeSession } from '../../testing/test-people.ts';
import { writeStored } from './local-storage.ts';
import { readSession, SESSION_KEY } from './session-storage.ts';

it('a stored session is read back', () => {
  const stored = storeSession();
  expect(readSession()).toEqual(stored);
});

it.each([
  ['a person without a name', { user: { ...asha, name: undefined } }],
  ['a person without an id', { user: { ...asha, id: 7 } }],
  ['a person without an address', { user: { ...asha, email: null } }],
  ['a last activity that is no date', { lastActivity: 1e300 }],
])('a session of %s is cleared', (_, parts) => {
  writeStored(SESSION_KEY, { ...storeSession(), ...parts });
  expect(readSession()).toBeNull();
  expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
});
