import { expect, it } from 'vitest';
import { findKeys } from './history-pages.ts';

it('players are queried once per team and found by team and name', async () => {
  const lookups: [string, readonly string[]][] = [];
  const keyOf = await findKeys(
    [
      { name: 'A', team: 'One' },
      { name: 'B', team: 'Two' },
      { name: 'C', team: 'One' },
    ],
    async (team, names) => {
      lookups.push([team, names]);
      return new Map([['A', `a of ${team}`]]);
    },
  );
  expect(lookups).toEqual([
    ['One', ['A', 'C']],
    ['Two', ['B']],
  ]);
  expect(keyOf({ name: 'A', team: 'One' })).toBe('a of One');
  expect(keyOf({ name: 'C', team: 'One' })).toBeNull();
  expect(keyOf({ name: 'A', team: 'Three' })).toBeNull();
});
