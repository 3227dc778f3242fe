import { expect, it } from 'vitest';
import { genderIn } from './match-names.ts';

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
