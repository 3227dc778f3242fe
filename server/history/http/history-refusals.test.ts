import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_ROUTES, type HistoryServer, startHistoryServer } from '../testing/history-server.ts';

let history: HistoryServer;
beforeAll(async () => {
  history = await startHistoryServer();
});
afterAll(() => history.close());

describe('rejected requests', () => {
  it.each([
    ['/api/v1/cricket/players/nobody/', 'player_not_found'],
    ['/api/cricket/players/nobody/stats/', 'player_not_found'],
    ['/api/cricket/teams/nowhere/', 'team_not_found'],
    ['/api/cricket/venues/nowhere/', 'venue_not_found'],
    ['/api/v1/cricket/history/none/', 'match_not_found'],
    ['/api/v1/cricket/matches/none/balls/', 'match_not_found'],
    ['/api/v1/cricket/matches/none/preview/', 'match_not_found'],
    ['/api/v1/cricket/matches/none/fantasy-points/', 'match_not_found'],
  ])('%s is %s', async (path, code) => {
    const answer = await history.request(path, 'reader');
    expect([answer.status, await answer.json()]).toMatchObject([404, { code }]);
  });

  it.each([
    '/api/v1/cricket/players/?limit=101',
    '/api/v1/cricket/players/?offset=-1',
    '/api/v1/cricket/players/?surprise=1',
    '/api/v1/cricket/matches/m0/fantasy-points/?rules=mine',
    '/api/cricket/venues/a%20b/',
  ])('%s is 400', async (path) => {
    expect((await history.request(path, 'reader')).status).toBe(400);
  });

  it.each(Object.values(HISTORY_ROUTES))('$path is for people who signed in', async ({ path }) => {
    expect((await history.request(path.replace('{id}', 'm0'))).status).toBe(401);
  });
});
