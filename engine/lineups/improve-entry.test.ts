import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { drawPoints } from '../forecast/points-samples.ts';
import { improveEntry, simulatedTrials } from './improve-entry.ts';

/** Far more exchanges than any ascent makes. */
const MOST_TRIES = 20_000;

it('terminates for any line-up, even with a duplicate player', () => {
  const shape = { side: 0, mean: 30, p10: 0, p50: 25, p90: 70, battingShare: 0.5 } as const;
  for (let seed = 1; seed <= 30; seed += 1) {
    const samples = drawPoints(
      xoroshiro128plus(seed),
      Array.from({ length: 14 }, () => shape),
      100,
    );
    let tries = 0;
    const improved = improveEntry([0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9], {
      trials: simulatedTrials(samples, 20),
      best: new Float32Array(100).fill(380),
      isAllowed: () => {
        tries += 1;
        if (tries > MOST_TRIES) throw new Error('it goes round');
        return true;
      },
    });
    expect(improved).toHaveLength(11);
  }
});
