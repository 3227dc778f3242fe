import { LineupRequest } from '@gullylens/contract/http/insights/lineups';
import type { PlayerProjection } from '@gullylens/contract/http/insights/projections';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleCache, type LineupJob } from './lineups.worker.ts';

let simulated: string[];
let samplesOf: ReturnType<typeof createSampleCache>;
beforeEach(() => {
  simulated = [];
  samplesOf = createSampleCache((_view, matchKey, keys) => {
    simulated.push(matchKey);
    return { players: keys.length, simulations: 1, points: new Float32Array(keys.length) };
  });
});

function jobOf(matchKey: string, projectionId = 'first'): LineupJob {
  const request = LineupRequest.parse({ matchKey });
  return {
    request,
    projectionId,
    projection: { players: [], rolesKnown: true },
    packedRatings: new Uint8Array(),
  };
}

describe('a match is simulated for line-ups', () => {
  it('once for all requests', () => {
    expect(samplesOf(jobOf('m'))).toBe(samplesOf(jobOf('m')));
    expect(simulated).toEqual(['m']);
  });

  it('again when it is projected again', () => {
    for (const job of [jobOf('m'), jobOf('m', 'second'), jobOf('n')]) samplesOf(job);
    expect(simulated).toEqual(['m', 'm', 'n']);
  });

  it('again after 24 others', () => {
    for (let i = 0; i < 25; i += 1) samplesOf(jobOf(`m${i}`));
    for (const key of ['m24', 'm1', 'm0']) samplesOf(jobOf(key));
    expect(simulated.slice(25)).toEqual(['m0']);
  });
});

it('players of likely elevens are absent from simulations as often as they may not play', () => {
  const sample = createSampleCache((_view, _key, keys) => ({
    players: keys.length,
    simulations: 100,
    points: new Float32Array(100 * keys.length).fill(10),
  }));
  const players = [0, 100].map((playChance) => testPlayer(playChance));
  const { points } = sample({ ...jobOf('m'), projection: { players, rolesKnown: true } });
  expect(new Set(points.filter((_, i) => i % 2 === 0))).toEqual(new Set([0]));
  expect(new Set(points.filter((_, i) => i % 2 === 1))).toEqual(new Set([10]));
});

function testPlayer(playChance: number): PlayerProjection {
  const spread = { mean: 10, p10: 0, p50: 10, p90: 20 };
  const parts = { context: 10, skill: 0, opportunity: 0, ground: 0, matchUp: 0 };
  const chances = { playChance, topChance: 0, topThreeChance: 0, pickPercentage: 0 };
  const named = { key: `p${playChance}`, name: 'P', team: 'Home', role: 'batter' } as const;
  return { ...named, ...spread, ...chances, parts, matches: 1 };
}
