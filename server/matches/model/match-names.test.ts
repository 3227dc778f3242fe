import { expect, it } from 'vitest';
import { findTeamName, genderIn, matchTeams } from './match-names.ts';

const named = (name: string, shortName = name.slice(0, 3)) => ({ name, shortName });

it.each([
  ['essex', 'Essex'],
  ['ESX', 'Essex'],
  ['Essex Eagles', 'Essex'],
  ['Sydney Sixers', 'Sydney Sixers'],
  ['Surrey', null],
  [null, null],
])('the team that %j names is %j', (text, name) => {
  expect(findTeamName(text, [named('Essex', 'ESX'), named('Sydney Sixers')])).toBe(name);
});

it('a name that fits both teams names neither', () => {
  expect(findTeamName('Sydney', [named('Sydney Sixers'), named('Essex')])).toBe('Sydney Sixers');
  expect(findTeamName('Sydney', [named('Sydney Sixers'), named('Sydney Thunder')])).toBeNull();
});

const received = (name: string, shortname: string | null = null) => ({
  name,
  shortname,
  img: null,
  color_primary: null,
});

it('teams without a short name have their initials, or three letters', () => {
  const teams = matchTeams([received('Sussex'), received('Eastern Storm')]);
  expect(teams.map(({ shortName }) => shortName)).toEqual(['SUS', 'ES']);
});

it('teams keep what was known of them until both are named differently', () => {
  const known = matchTeams([received('Sussex', 'SSX'), received('Kent', 'KNT')]);
  const shortNames = (first: string, second: string) =>
    matchTeams([received(first), received(second)], known).map(({ shortName }) => shortName);
  expect(matchTeams([received('TBC'), received('TBC')], known)).toBe(known);
  expect(shortNames('Kent', 'TBC')).toEqual(['KNT', 'TBC']);
  expect(shortNames('TBC', 'Essex')).toEqual(['TBC', 'ESS']);
});

it.each([
  [['India Women vs Australia Women, 1st T20I'], 'female'],
  [['Goa v Delhi', "Women's Trophy"], 'female'],
  [['Kent (W)', 'Essex (W)'], 'female'],
  [['WPL 2026'], 'female'],
  [["England Men's tour of India"], 'male'],
  [['Kent (M)'], 'male'],
  [['Mumbai Indians vs Chennai Super Kings', 'Indian Premier League 2026'], null],
  [['Isle of Man vs Jersey'], null],
  [["Men's and Women's Hundred"], null],
  [[], null],
] as const)('reads the gender in %j: %s', (names, gender) => {
  expect(genderIn(...names)).toBe(gender);
});
