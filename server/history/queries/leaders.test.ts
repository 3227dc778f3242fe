import { type Leaders, leaderRoutes } from '@gullylens/contract/http/history/leaders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { emptyFeedSource } from '../testing/empty-feed-source.ts';
import { createHistory } from '../public.ts';

let database: TestDatabase;
let served: ServedRoutes;

const sixes = (count: number): number[] => Array.from({ length: count }, () => 6);
/** The men play five matches in two years. */
const DAYS = ['2022-04-01', '2023-04-03', '2023-05-01', '2023-06-01', '2024-03-01'];
/** The women play a hundred, and one more than a year before. */
const HUNDRED = Array.from({ length: 100 }, () => ({ date: '2023-08-01', gender: 'female' as const }));
const OLDER = { date: '2022-07-31', teams: ['Older', 'Away'] as const, gender: 'female' as const };

beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [
    ...DAYS.map((date) => ({ date, balls: [sixes(24), [1, 0]] as const })),
    ...HUNDRED,
    OLDER,
  ]);
  const { handlers } = createHistory({ database, log: createLog('silent'), feed: emptyFeedSource });
  served = await serveRoutes(leaderRoutes, handlers);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

async function readLeaders(query = ''): Promise<Leaders> {
  const answer = await served.request(`/api/v1/cricket/leaders/${query}`, 'reader');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Leaders }).data;
}

describe('the leaders of a format', () => {
  it('cover the twelve months before its latest match', async () => {
    const { from, to, bestMatches } = await readLeaders('?gender=female');
    expect([from, to]).toEqual(['2023-08-01', '2023-08-01']);
    expect(bestMatches.map(({ team }) => team)).not.toContain('Older');
  });

  it('cover the latest hundred matches when those go further back', async () => {
    const { from, to, runs } = await readLeaders();
    expect([from, to]).toEqual(['2022-04-01', '2024-03-01']);
    expect(runs).toEqual([
      { key: 'home-player1', name: 'Home Player1', team: 'Home', matches: 5, value: 720 },
      { key: 'away-player1', name: 'Away Player1', team: 'Away', matches: 5, value: 5 },
    ]);
  });

  it('have rates from 120 balls on, average points from five matches on', async () => {
    const { strikeRate, economy, averagePoints } = await readLeaders();
    expect(strikeRate).toMatchObject([{ key: 'home-player1', value: 600 }]);
    expect(economy).toMatchObject([{ key: 'away-player11', value: 36 }]);
    expect(averagePoints).toHaveLength(10);
    expect(averagePoints[0]).toMatchObject({ key: 'home-player1', matches: 5 });
  });

  it('have their best matches, with links', async () => {
    const { bestMatches } = await readLeaders();
    expect(bestMatches[0]).toMatchObject({
      key: 'home-player1',
      matchId: 'm4',
      playedOn: '2024-03-01',
      opponent: 'Away',
      runs: 144,
      wickets: 0,
    });
  });

  it('are empty when nothing was played', async () => {
    expect(await readLeaders('?format=ODI&gender=female')).toEqual({
      format: 'ODI',
      gender: 'female',
      from: null,
      to: null,
      runs: [],
      wickets: [],
      strikeRate: [],
      economy: [],
      averagePoints: [],
      bestMatches: [],
    });
  });

  it('are rejected for an unknown format', async () => {
    expect((await served.request('/api/v1/cricket/leaders/?format=T5', 'reader')).status).toBe(400);
  });

  it('require a signed-in user', async () => {
    expect((await served.request('/api/v1/cricket/leaders/')).status).toBe(401);
  });
});
