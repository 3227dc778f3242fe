import { beforeEach, describe, expect, it } from 'vitest';
import { keepSamples, type SamplesOrder } from './keep-samples.ts';

let simulated: string[];
let samplesOf: ReturnType<typeof keepSamples>;
beforeEach(() => {
  simulated = [];
  samplesOf = keepSamples((_view, matchKey, keys) => {
    simulated.push(matchKey);
    return { players: keys.length, runs: 1, points: new Float32Array(keys.length) };
  });
});

function orderOf(matchKey: string, projectionId = 'first'): SamplesOrder {
  return { matchKey, projectionId, projection: { players: [] }, view: new Uint8Array() };
}

describe('a match is simulated for line-ups', () => {
  it('once for all requests', () => {
    expect(samplesOf(orderOf('m'))).toBe(samplesOf(orderOf('m')));
    expect(simulated).toEqual(['m']);
  });

  it('again when it is projected again', () => {
    for (const order of [orderOf('m'), orderOf('m', 'second'), orderOf('n')]) samplesOf(order);
    expect(simulated).toEqual(['m', 'm', 'n']);
  });

  it('again after 24 others', () => {
    for (let i = 0; i < 25; i += 1) samplesOf(orderOf(`m${i}`));
    for (const key of ['m24', 'm1', 'm0']) samplesOf(orderOf(key));
    expect(simulated.slice(25)).toEqual(['m0']);
  });
});
