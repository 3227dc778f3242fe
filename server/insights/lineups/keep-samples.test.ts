import type { PointsSamples } from '@gullylens/engine/forecast/simulate-points';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchQuestion } from '../forecasting/match-question.ts';
import { keepSamples, type SamplesOf } from './keep-samples.ts';

let played: string[];
let broken: boolean;
let samplesOf: SamplesOf;
beforeEach(() => {
  played = [];
  broken = false;
  samplesOf = keepSamples({
    sample: async (snapshot, { matchKey }, keys): Promise<PointsSamples> => {
      played.push(`${matchKey} from ${snapshot}`);
      if (broken) throw new Error('the thread has ended');
      return { players: keys.length, runs: 1, points: new Float32Array(keys.length) };
    },
  });
});

function projected(matchKey: string, ratings = 1, madeAt = 0): Parameters<SamplesOf>[0] {
  const question: MatchQuestion = {
    matchKey,
    teams: ['Home', 'Away'],
    fixture: {
      format: 'T20',
      gender: 'male',
      teamType: 'club',
      competition: null,
      ground: 'Made Ground',
      city: null,
      teams: ['Home', 'Away'],
      ballsPerOver: 6,
      oversLimit: 20,
      players: [[], []],
      battingFirst: null,
      tossWinner: null,
    },
    members: [[], []],
    bench: [[], []],
    announced: false,
    rolesKnown: false,
  };
  const madeFrom = JSON.stringify({ ratings, question });
  return { question, projection: { players: [] }, madeFrom, madeAt: new Date(madeAt) };
}

describe('a match is played out for line-ups', () => {
  it('once for all who order at the same time and later', async () => {
    const both = await Promise.all([samplesOf(projected('m')), samplesOf(projected('m'))]);
    expect(both[0]).toBe(both[1]);
    expect(await samplesOf(projected('m'))).toBe(both[0]);
    expect(played).toEqual(['m from 1']);
  });

  it('again when it is projected anew', async () => {
    for (const kept of [projected('m'), projected('m', 2), projected('m', 2, 1), projected('n')]) {
      await samplesOf(kept);
    }
    expect(played).toEqual(['m from 1', 'm from 2', 'm from 2', 'n from 1']);
  });

  it('again when that failed', async () => {
    broken = true;
    await expect(samplesOf(projected('m'))).rejects.toThrow('ended');
    broken = false;
    expect(await samplesOf(projected('m'))).toMatchObject({ runs: 1 });
  });

  it('again when many others were ordered meanwhile', async () => {
    for (let i = 0; i < 25; i += 1) await samplesOf(projected(`m${i}`));
    await samplesOf(projected('m24'));
    await samplesOf(projected('m0'));
    expect(played.slice(24)).toEqual(['m24 from 1', 'm0 from 1']);
  });
});
