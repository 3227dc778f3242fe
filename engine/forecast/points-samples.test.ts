import { expect, it } from 'vitest';
import { createGenerator } from '../statistics/random-draws.ts';
import { drawPoints, pointsOf, withAbsences } from './points-samples.ts';

it('players are absent, without points, as often as their chances say', () => {
  const samples = { players: 3, simulations: 2000, points: new Float32Array(6000).fill(10) };
  const absences = withAbsences(createGenerator(1), samples, [1, 0.25, 0]);
  const present = [0, 1, 2].map(
    (player) => pointsOf(absences, player).filter((points) => points === 10).length,
  );
  expect(present[0]).toBe(2000);
  expect(present[1]).toBeGreaterThan(440);
  expect(present[1]).toBeLessThan(560);
  expect(present[2]).toBe(0);
});

it('points go as far below their tenth percentile as the median is above it, and no lower', () => {
  const projection = { side: 0, mean: 30, p10: 20, p50: 25, p90: 50, battingShare: 1 } as const;
  const points = pointsOf(drawPoints(createGenerator(1), [projection], 4000), 0);
  const lowest = Math.min(...points);
  expect(lowest).toBeGreaterThanOrEqual(15);
  expect(lowest).toBeLessThan(16);
});
