import { beforeEach, expect, it, vi } from 'vitest';
import { requestAhead } from '../platform/api/answers-ahead.ts';
import { writeCricketCache } from '../platform/storage/cricket-cache.ts';
import { testMatch } from '../testing/test-matches.ts';
import { asha, storeSession } from '../testing/test-people.ts';
import { requestPageAhead } from './first-requests.ts';

vi.mock('../platform/api/answers-ahead.ts', () => ({ requestAhead: vi.fn() }));
beforeEach(() => vi.mocked(requestAhead).mockClear());

const STATUS = ['GET /api/subscriptions/premium/status/'];
const OLD_MATCH = ['GET /api/v1/cricket/history/{id}/', { params: { id: '1082591' } }];

/** What is requested ahead for a path. */
function requestsFor(pathname: string): unknown {
  requestPageAhead(pathname);
  return vi.mocked(requestAhead).mock.lastCall?.[0];
}

it('the dashboard requests the Premium status', () => {
  storeSession();
  expect(requestsFor('/dashboard')).toEqual([STATUS]);
  expect(requestsFor('/dashboard/')).toEqual([STATUS]);
});

it('a match requests itself and the Premium status', () => {
  storeSession();
  expect(requestsFor('/matches/1082591')).toEqual([OLD_MATCH, STATUS]);
  expect(requestsFor('/matches/1082591/')).toEqual([OLD_MATCH, STATUS]);
});

it('a live match requests its forecast for members only', () => {
  const key = '0a1b2c3d-0000-4000-8000-000000000001';
  const score = [{ inning: 'India Inning 1', team: 'India', r: 40, w: 1, o: '5.0' }];
  writeCricketCache('liveMatches', { data: [testMatch({ id: key, key, phase: 'live', score })] }, 60);
  const forecast = ['GET /api/v1/cricket/matches/{id}/forecast/', { params: { id: key } }];
  storeSession({ user: { ...asha, isPremium: true } });
  expect(requestsFor(`/matches/${key}`)).toContainEqual(forecast);
  storeSession({ user: { ...asha, isPremium: false } });
  expect(requestsFor(`/matches/${key}`)).not.toContainEqual(forecast);
});

it('other pages request nothing', () => {
  storeSession();
  for (const path of ['/account', '/dashboard-old', '/matches', '/matches/1082591/x', '/my/matches/1'])
    expect(requestsFor(path)).toEqual([]);
});

it('without a session nothing is requested', () => {
  requestPageAhead('/dashboard');
  expect(requestAhead).not.toHaveBeenCalled();
});
