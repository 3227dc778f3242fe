import { describe, expect, it } from 'vitest';
import { createGenerator, drawChance } from '../statistics/random-draws.ts';
import { calibration, calibrationError, type Forecast } from '../statistics/scores.ts';
import { calibrationFloor } from './resampling.ts';

const rng = createGenerator(7);
const STEPS = 20;

/** A game with known chances, won with most heads of 41 coins; forecast after each of the first twenty. */
function knownGame(): Forecast[] {
  const heads: number[] = [];
  for (let coin = 0; coin < 41; coin += 1) heads.push((heads.at(-1) ?? 0) + (drawChance(rng, 0.5) ? 1 : 0));
  const happened = (heads.at(-1) ?? 0) >= 21 ? 1 : 0;
  return heads.slice(0, STEPS).map((won, coin) => ({ chance: WON[40 - coin]?.[21 - won] ?? 1, happened }));
}

/** Chance of at least this many heads. */
const WON: number[][] = [];
for (let coins = 0; coins <= 40; coins += 1) {
  WON.push(
    Array.from({ length: 22 }, (_, need) =>
      need === 0
        ? 1
        : coins === 0
          ? 0
          : ((WON[coins - 1]?.[need] ?? 0) + (WON[coins - 1]?.[need - 1] ?? 0)) / 2,
    ),
  );
}

describe('the floor of a calibration error', () => {
  const games = Array.from({ length: 100 }, () => Array.from({ length: 100 }, knownGame));

  it('equals the mean error of chances that are right by construction', () => {
    const shown = games.map((matches) => calibrationError(calibration(matches.flat())));
    const mean = shown.reduce((sum, error) => sum + error, 0) / shown.length;
    const floors = games.slice(0, 5).map((matches) => calibrationFloor(rng, matches));
    const floor = floors.reduce((sum, each) => sum + each.mean, 0) / floors.length;
    expect(floor / mean).toBeGreaterThan(0.9);
    expect(floor / mean).toBeLessThan(1.1);
    const above = shown.filter((error) => error > (floors[0]?.p95 ?? 0)).length / shown.length;
    expect(above).toBeLessThan(0.12);
  });

  it('falls with more matches, but not with more states of the same matches', () => {
    const [few, many] = [games[0] ?? [], games.slice(0, 9).flat()];
    const repeated = few.map((match) => [...match, ...match, ...match]);
    const [small, large, copied] = [few, many, repeated].map(
      (matches) => calibrationFloor(createGenerator(1), matches).mean,
    );
    expect(large).toBeLessThan((small ?? 0) / 2);
    expect(copied).toBeCloseTo(small ?? 0, 10);
  });
});
