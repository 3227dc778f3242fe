import { expect, it } from 'vitest';
import { writeCricketCache } from '../../../platform/storage/cricket-cache.ts';
import { testMatch } from '../../../testing/test-matches.ts';
import { matchRequests } from './match-requests.ts';

const KEY = '0a1b2c3d-0000-4000-8000-000000000001';
const score = [{ inning: 'India Inning 1', team: 'India', r: 40, w: 1, o: '5.0' }];

/** The last part of the path of each request for the match. */
const partsFor = (isPremium: boolean) =>
  matchRequests(KEY, isPremium).map(([call]) => call.split('/').at(-2));

/** Stores a list that contains the match. */
function store(parts: Parameters<typeof testMatch>[0]) {
  writeCricketCache('liveMatches', { data: [testMatch({ id: KEY, key: KEY, ...parts })] }, 60);
}

it('a match of history is requested there', () => {
  expect(matchRequests('1082591', true)).toEqual([
    ['GET /api/v1/cricket/history/{id}/', { params: { id: '1082591' } }],
  ]);
});

it('of a match that is not known to be in play only the match is requested', () => {
  expect(partsFor(true)).toEqual(['{id}']);
  for (const parts of [
    { phase: 'upcoming', score: [] },
    { phase: 'live', score: [] },
    { phase: 'completed', score },
  ] as const) {
    store({ ...parts, score: [...parts.score] });
    expect(partsFor(true)).toEqual(['{id}']);
  }
});

it('of a match in play the forecast is requested for members only', () => {
  store({ phase: 'live', score });
  expect(partsFor(true)).toEqual(['{id}', 'progress', 'scorecard', 'forecast']);
  expect(partsFor(false)).toEqual(['{id}', 'progress', 'scorecard', 'analysis']);
});
