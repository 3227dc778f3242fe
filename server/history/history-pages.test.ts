import type {
  BallList,
  FantasyPoints,
  MatchPreview,
  PlayedMatchCard,
} from '@gullylens/contract/http/played-matches';
import { playedMatchRoutes } from '@gullylens/contract/http/played-matches';
import { type PlayerProfile, type PlayerSummary, playerRoutes } from '@gullylens/contract/http/players';
import { type TeamProfile, teamRoutes } from '@gullylens/contract/http/teams';
import { type VenueProfile, type VenueSummary, venueRoutes } from '@gullylens/contract/http/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { rememberMatches } from '../testing/remember-matches.ts';
import { type ServedRoutes, serveRoutes } from '../testing/serve-routes.ts';
import { type FeedFixture, noFeed } from './feed-view.ts';
import { createHistory } from './public.ts';

let database: TestDatabase;
let served: ServedRoutes;

const FEED: FeedFixture = {
  teams: ['Away', 'Home'],
  date: '2023-04-04',
  dateTimeGMT: null,
  matchType: 't20',
  phase: 'completed',
  score: [{ inning: 'Home Inning 1', team: 'Home', r: 1, w: 0, o: '0.1' }],
};

/** What the feed knows; the first match is one of the history, which the feed has a day later. */
const fixtures: Record<string, FeedFixture> = {
  'feed-key': FEED,
  'on-now': { ...FEED, phase: 'live' },
  'next-day': { ...FEED, score: [{ inning: 'Home Inning 1', team: 'Home', r: 150, w: 6, o: '20.0' }] },
  'washed-out': { ...FEED, score: [] },
  m2: { ...FEED, teams: ['Delhi Daredevils', 'Home'], date: '2018-05-01', score: [] },
  strangers: { ...FEED, teams: ['Nobody', 'No One'] },
  'odd-format': { ...FEED, matchType: 'other' },
};

beforeAll(async () => {
  database = await createTestDatabase();
  await rememberMatches(database, [
    { date: '2023-04-01', balls: [[4, 6, 0], [1]], ground: 'Eden Gardens', city: 'Kolkata' },
    { date: '2023-04-03', balls: [[1], [6, 6]], winner: 'Away', ground: 'Eden Gardens, Kolkata' },
    { date: '2018-05-01', teams: ['Delhi Daredevils', 'Home'], ground: 'Feroz Shah Kotla' },
  ]);
  const feed = { ...noFeed, match: async (key: string) => fixtures[key.replace(/^again-/, '')] ?? null };
  const { handlers } = createHistory({ database, log: createLog('silent'), feed });
  served = await serveRoutes(
    { ...playerRoutes, ...teamRoutes, ...venueRoutes, ...playedMatchRoutes },
    handlers,
  );
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

async function read<Body>(path: string): Promise<Body> {
  const answer = await served.ask(path, 'reader');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

async function pointsOf(query: string): Promise<FantasyPoints> {
  const path = `/api/v1/cricket/matches/m0/fantasy-points/${query}`;
  return (await read<{ data: FantasyPoints }>(path)).data;
}

describe('players', () => {
  it('are listed with their team, those who played last first, a page at a time', async () => {
    const { data, page } = await read<{ data: PlayerSummary[]; page: object }>(
      '/api/v1/cricket/players/?limit=2&offset=1',
    );
    expect(page).toEqual({ offset: 1, limit: 2, total: 33 });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ name: 'Away Player10', team: { key: 'away', name: 'Away' }, matches: 2 });
  });

  it.each([
    ['part of a name', 'player11', 3],
    ['a full name where archives write initials', 'Hortense Player11', 1],
    ['signs that databases read otherwise', '%25', 0],
  ])('are found by %s', async (_, search, total) => {
    const { page } = await read<{ page: object }>(`/api/cricket/players/?search=${encodeURI(search)}`);
    expect(page).toMatchObject({ total });
  });

  it('have a page with figures by format and a log', async () => {
    const { data } = await read<{ data: PlayerProfile }>('/api/v1/cricket/players/home-player1/');
    expect(data).toMatchObject({
      name: 'Home Player1',
      matches: 3,
      spellings: ['Home Player1'],
      role: 'batter',
      teams: [{ key: 'home', name: 'Home', matches: 3, from: '2018-05-01', to: '2023-04-03' }],
      stats: [
        {
          format: 'T20',
          matches: 3,
          runs: 12,
          ballsFaced: 5,
          highest: 10,
          strikeRate: 240,
          battingAverage: null,
          wickets: 0,
          economy: null,
        },
      ],
    });
    expect(data.log.map(({ playedOn, opponent, runs }) => [playedOn, opponent, runs])).toEqual([
      ['2023-04-03', 'Away', 1],
      ['2023-04-01', 'Away', 10],
      ['2018-05-01', 'Delhi Capitals', 1],
    ]);
    const stats = await read<{ data: unknown }>('/api/cricket/players/home-player1/stats/');
    expect(stats.data).toEqual(data.stats);
    expect(await read('/api/cricket/players/home-player1/')).toEqual({ data });
  });
});

describe('teams', () => {
  it('have a page with their record, their squad and their names of old', async () => {
    const { data } = await read<{ data: TeamProfile }>('/api/cricket/teams/home/');
    expect(data).toMatchObject({
      matches: 3,
      records: [{ format: 'T20', played: 3, won: 1, lost: 2, other: 0 }],
      recent: [
        { result: 'Away won by 1 run', winner: 'Away' },
        { result: 'Home won by 1 run' },
        { result: 'Delhi Capitals won by 1 run' },
      ],
    });
    expect(data.squad).toHaveLength(11);
    const delhi = await read<{ data: TeamProfile }>('/api/cricket/teams/delhi-capitals/');
    expect(delhi.data).toMatchObject({ name: 'Delhi Capitals', spellings: ['Delhi Daredevils'] });
  });

  it('are found by a name of old', async () => {
    expect(await read('/api/cricket/teams/?search=daredevils')).toMatchObject({
      data: [{ key: 'delhi-capitals' }],
      page: { total: 1 },
    });
  });
});

describe('venues', () => {
  it('are one for all their spellings, with records and latest matches', async () => {
    const { data } = await read<{ data: VenueProfile }>('/api/cricket/venues/eden-gardens/');
    expect(data).toMatchObject({
      name: 'Eden Gardens',
      city: 'Kolkata',
      matches: 2,
      spellings: ['Eden Gardens', 'Eden Gardens, Kolkata'],
      records: [
        // Innings of a few balls say nothing about totals; who won does.
        {
          format: 'T20',
          gender: 'male',
          matches: 2,
          averageScore: null,
          chaseSuccess: 50,
          tossWinAdvantage: 50,
          tossChoseBat: 100,
          firstInningsTotals: [],
        },
      ],
      recent: [{ id: 'm1' }, { id: 'm0' }],
    });
  });

  it('are found by their city', async () => {
    const { data } = await read<{ data: VenueSummary[] }>('/api/cricket/venues/?search=kolk');
    expect(data.map(({ key }) => key)).toEqual(['eden-gardens']);
  });
});

describe('a match that was played', () => {
  it('has its scorecard', async () => {
    const { data } = await read<{ data: PlayedMatchCard }>('/api/v1/cricket/history/m0/');
    expect(data).toMatchObject({
      result: 'Home won by 1 run',
      toss: { winner: 'Home', decision: 'bat' },
      venue: { key: 'eden-gardens' },
      innings: [
        {
          team: 'Home',
          runs: 10,
          overs: '0.3',
          batting: [{ player: { name: 'Home Player1' }, runs: 10, balls: 3, dismissal: 'not out' }, {}],
          bowling: [{ player: { name: 'Away Player11' }, overs: '0.3', dots: 1 }],
          extras: { total: 0 },
          partnerships: [{ players: ['Home Player1', 'Home Player2'], runs: 10, balls: 3, unbroken: true }],
        },
        { team: 'Away', runs: 1 },
      ],
    });
  });

  it('has its balls for charts', async () => {
    const { data } = await read<{ data: BallList }>('/api/v1/cricket/matches/m0/balls/');
    expect(data.innings[0]?.balls.map(({ over, ball, runs, total }) => [over, ball, runs, total])).toEqual([
      [1, 1, 4, 4],
      [1, 2, 6, 10],
      [1, 3, 0, 10],
    ]);
  });

  it('has everyone’s fantasy points under either rule set, with what earned them', async () => {
    expect(await pointsOf('')).toMatchObject({
      rules: 'dream11-2025',
      players: [
        {
          name: 'Home Player1',
          points: 24,
          earned: [
            { for: 'playing', points: 4 },
            { for: 'runs', count: 10, points: 10 },
            { for: 'fours', points: 4 },
            { for: 'sixes', points: 6 },
          ],
        },
        ...Array.from({ length: 21 }, () => ({})),
      ],
    });
    expect((await pointsOf('?rules=dream11-classic')).players[0]).toMatchObject({ points: 17 });
  });

  it('is met by the feed’s key for it, a day off at most', async () => {
    const { data } = await read<{ data: BallList }>('/api/v1/cricket/matches/feed-key/balls/');
    expect(data.matchId).toBe('m1');
  });

  it.each([
    ['is still on', 'on-now'],
    ['had another total', 'next-day'],
    ['was called off the day after', 'washed-out'],
    ['history has under a key of its own', 'again-m2'],
  ])('is not taken for one of the same teams that %s', async (_, key) => {
    const answer = await served.ask(`/api/v1/cricket/matches/${key}/balls/`, 'reader');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'balls_not_found',
    ]);
  });
});

describe('the preview of a match', () => {
  it('has form and meetings of the days before it', async () => {
    const { data } = await read<{ data: MatchPreview }>('/api/v1/cricket/matches/m1/preview/');
    expect(data).toMatchObject({
      format: 'T20',
      teams: [
        { name: 'Home', form: 'WL', recent: [{ id: 'm0' }, { id: 'm2' }] },
        { name: 'Away', form: 'L', recent: [{ id: 'm0' }] },
      ],
      headToHead: { matches: 1, wins: [1, 0], other: 0, recent: [{ id: 'm0' }] },
    });
  });

  it('is told of a match of the feed in the order of its teams', async () => {
    const { data } = await read<{ data: MatchPreview }>('/api/v1/cricket/matches/feed-key/preview/');
    expect(data).toMatchObject({
      teams: [
        { name: 'Away', form: 'WL' },
        { name: 'Home', form: 'LWL' },
      ],
      headToHead: { matches: 2, wins: [1, 1] },
    });
  });

  it('is empty for teams and formats that history does not know', async () => {
    for (const key of ['strangers', 'odd-format']) {
      const { data } = await read<{ data: MatchPreview }>(`/api/v1/cricket/matches/${key}/preview/`);
      expect(data.teams.map(({ form, recent }) => [form, ...recent])).toEqual([[''], ['']]);
      expect(data.headToHead).toEqual({ matches: 0, wins: [0, 0], other: 0, recent: [] });
    }
  });
});

describe('matches that were played', () => {
  it.each([
    ['', ['m1', 'm0', 'm2']],
    ['?search=eden', ['m1', 'm0']],
    ['?search=capitals', ['m2']],
    ['?search=made+league&limit=1', ['m1']],
  ])('are listed by %j, latest first', async (query, ids) => {
    const { data } = await read<{ data: { id: string }[] }>(`/api/v1/cricket/history/${query}`);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});

describe('what is refused', () => {
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
    const answer = await served.ask(path, 'reader');
    expect([answer.status, await answer.json()]).toMatchObject([404, { code }]);
  });

  it.each([
    '/api/v1/cricket/players/?limit=101',
    '/api/v1/cricket/players/?offset=-1',
    '/api/v1/cricket/players/?surprise=1',
    '/api/v1/cricket/matches/m0/fantasy-points/?rules=mine',
    '/api/cricket/venues/a%20b/',
  ])('%s is 400', async (path) => {
    expect((await served.ask(path, 'reader')).status).toBe(400);
  });

  it.each(Object.values({ ...playerRoutes, ...teamRoutes, ...venueRoutes, ...playedMatchRoutes }))(
    '$path is for people who signed in',
    async ({ path }) => {
      expect((await served.ask(path.replace('{id}', 'm0'))).status).toBe(401);
    },
  );
});
