import { describe, expect, it } from 'vitest';
import { raiseToEleven, playChance, shareOfLatest } from './play-chance.ts';

const percent = (played: string, daysSince = 3) =>
  Math.round(100 * playChance({ played: [...played].map((each) => each === '1'), daysSince }));

describe('the chance to play', () => {
  it.each([
    ['11111', 92],
    ['10000', 72],
    ['01111', 26],
    ['00001', 11],
    ['', 8],
  ])('of a player with the latest appearances "%s" is %i%%', (played, expected) => {
    expect(percent(played)).toBe(expected);
  });

  it('falls with the days since a latest match that the player played', () => {
    expect([1, 30, 300].map((days) => percent('11111', days))).toEqual([94, 82, 61]);
    expect(percent('11111', 1000)).toBe(percent('11111', 365));
    expect(percent('01111', 300)).toBe(percent('01111', 1));
  });

  it('follows from the latest five matches', () => {
    expect(percent('111110000000')).toBe(percent('11111'));
  });
});

it('the share of the latest matches is of at most five', () => {
  expect(shareOfLatest([true, false])).toBe(0.5);
  expect(shareOfLatest([true, false, false, false, false, true])).toBe(0.2);
  expect(shareOfLatest([])).toBe(0);
});

const fifteen = (chance: number) => Array.from({ length: 15 }, () => chance);

describe('of a whole squad', () => {
  it('eleven play, and the likelier remain likelier', () => {
    const chances = raiseToEleven([0.9, 0.5, ...fifteen(0.1)]);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(11, 6);
    expect(chances[0]).toBeGreaterThan(chances[1] ?? NaN);
    expect(Math.max(...chances)).toBeLessThan(1);
  });

  it('chances that already sum to eleven stay', () => {
    expect(raiseToEleven(fifteen(0.8))).toEqual(fifteen(0.8));
  });

  it('a squad of eleven plays as it is', () => {
    expect(raiseToEleven(Array.from({ length: 11 }, () => 0.5))).toEqual(Array.from({ length: 11 }, () => 1));
  });

  it('fewer than eleven players keep their chances', () => {
    expect(raiseToEleven([0.5, 0.2])).toEqual([0.5, 0.2]);
  });
});
