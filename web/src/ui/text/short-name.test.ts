import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Royal Challengers Bengaluru', 'RCB'],
  ['India', 'IND'],
  [' sunrisers  eastern  cape women ever', 'SECW'],
  ['', ''],
])('the short name of %o is %s', (team, short) => {
  expect(shortName(team)).toBe(short);
});
