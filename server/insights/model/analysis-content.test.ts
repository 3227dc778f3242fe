import { expect, it } from 'vitest';
import { excludeCaptainsFromFlops } from './analysis-content.ts';

const player = (key: string) => ({
  key,
  name: key,
  team: 'Deccan Drifters',
  averagePoints: 40,
  matches: 12,
  reason: '',
});
const flopPlayers = ['rao', 'kulkarni', 'nair'].map(player);

it('neither the captain nor the vice-captain is among the flop players', () => {
  const captainChoices = { primary: player('nair'), alternative: player('rao') };
  const { flopPlayers: left } = excludeCaptainsFromFlops({ captainChoices, flopPlayers });
  expect(left.map(({ key }) => key)).toEqual(['kulkarni']);
});

it('flop players stay unchanged without a captain', () => {
  const captainChoices = { primary: null, alternative: null };
  expect(excludeCaptainsFromFlops({ captainChoices, flopPlayers }).flopPlayers).toEqual(flopPlayers);
});
