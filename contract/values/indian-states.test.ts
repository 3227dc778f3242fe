import { expect, it } from 'vitest';
import { findState, indianStates } from './indian-states.ts';

it.each([
  ['27', 'Maharashtra'],
  ['maharashtra', 'Maharashtra'],
  [' Tamil Nadu ', 'Tamil Nadu'],
  ['99', undefined],
  ['', undefined],
])('%j means %s', (text, name) => {
  expect(findState(text)?.name).toBe(name);
});

it('lists States by name', () => {
  expect(indianStates.slice(0, 2).map(({ code }) => code)).toEqual(['35', '37']);
});
