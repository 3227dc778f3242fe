import { expect, it } from 'vitest';
import { teamNamed } from './team-named.ts';

it('finds the team that history writes in another case', () => {
  const teams = [{ name: 'England Lions' }, { name: 'LIONS' }];
  expect(teamNamed(teams, 'Lions')).toBe(teams[1]);
  expect(teamNamed(undefined, 'Lions')).toBeUndefined();
});
