import { LineupRequest } from '@gullylens/contract/http/insights/lineups';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSamples, type LineupJob } from './lineups.worker.ts';

let simulated: string[];
let samplesOf: ReturnType<typeof createSamples>;
beforeEach(() => {
  simulated = [];
  samplesOf = createSamples((_view, matchKey, keys) => {
    simulated.push(matchKey);
    return { players: keys.length, simulations: 1, points: new Float32Array(keys.length) };
  });
});

function jobOf(matchKey: string, projectionId = 'first'): LineupJob {
  const request = LineupRequest.parse({ matchKey });
  return { request, projectionId, projection: { players: [], rolesKnown: true }, view: new Uint8Array() };
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
