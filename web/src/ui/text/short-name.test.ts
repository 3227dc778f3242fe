import { expect, it } from 'vitest';
import { shortName, shortTitle } from './short-name.ts';

it.each([
  ['Royal Challengers Bengaluru', 'RCB'],
  ['India', 'IND'],
  [' sunrisers  eastern  cape women ever', 'SECW'],
  ['', ''],
])('the short name of %o is %s', (team, short) => {
  expect(shortName(team)).toBe(short);
});

it('the short title of a match has the short names of its teams', () => {
  expect(shortTitle('Mumbai Indians vs Chennai Super Kings')).toBe('MI vs CSK');
});
