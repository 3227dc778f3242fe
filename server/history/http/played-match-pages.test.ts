import type {
  BallList,
  FantasyPoints,
  MatchPreview,
  PlayedMatchCard,
} from '@gullylens/contract/http/history/played-matches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryServer, startHistoryServer } from '../testing/history-server.ts';

let history: HistoryServer;
beforeAll(async () => {
  history = await startHistoryServer();
});
afterAll(() => history.close());

async function pointsOf(query: string): Promise<FantasyPoints> {
  const path = `/api/v1/cricket/matches/m0/fantasy-points/${query}`;
  return (await history.read<{ data: FantasyPoints }>(path)).data;
}

describe('a played match', () => {
  it('has its scorecard', async () => {
    const { data } = await history.read<{ data: PlayedMatchCard }>('/api/v1/cricket/history/m0/');
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
    const { data } = await history.read<{ data: BallList }>('/api/v1/cricket/matches/m0/balls/');
    expect(data.innings[0]?.balls.map(({ over, ball, runs, total }) => [over, ball, runs, total])).toEqual([
      [1, 1, 4, 4],
      [1, 2, 6, 10],
      [1, 3, 0, 10],
    ]);
  });

  it('has every player’s fantasy points under both rule sets, with their sources', async () => {
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
    const { players, dreamTeam } = await pointsOf('');
    expect(players.map(({ role }) => role)).not.toContain(undefined);
    expect(dreamTeam).toHaveLength(11);
    expect((await pointsOf('?rules=dream11-classic')).players[0]).toMatchObject({ points: 17 });
  });

  it('is found by the feed’s key, at most a day apart', async () => {
    const { data } = await history.read<{ data: BallList }>('/api/v1/cricket/matches/feed-key/balls/');
    expect(data.matchId).toBe('m1');
  });

  it.each([
    ['is still on', 'on-now'],
    ['had another total', 'next-day'],
    ['was called off the day after', 'washed-out'],
    ['history has under a key of its own', 'again-m2'],
    ['has no date', 'without-day'],
    ['has a date in words', 'day-in-words'],
    ['has an impossible date', 'no-such-day'],
  ])('is not confused with a match of the same teams that %s', async (_, key) => {
    const answer = await history.request(`/api/v1/cricket/matches/${key}/balls/`, 'reader');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'balls_not_found',
    ]);
  });
});

describe('the preview of a match', () => {
  it('has form and head-to-head of the days before it', async () => {
    const { data } = await history.read<{ data: MatchPreview }>('/api/v1/cricket/matches/m1/preview/');
    expect(data).toMatchObject({
      format: 'T20',
      teams: [
        { key: 'home', name: 'Home', form: 'WL', recent: [{ id: 'm0' }, { id: 'm2' }] },
        { name: 'Away', form: 'L', recent: [{ id: 'm0' }] },
      ],
      headToHead: { matches: 1, wins: [1, 0], other: 0, recent: [{ id: 'm0' }] },
    });
  });

  it("of a match of the feed has the teams in the feed's order", async () => {
    const { data } = await history.read<{ data: MatchPreview }>('/api/v1/cricket/matches/feed-key/preview/');
    expect(data).toMatchObject({
      teams: [
        { name: 'Away', form: 'WL' },
        { name: 'Home', form: 'LWL' },
      ],
      headToHead: { matches: 2, wins: [1, 1] },
    });
  });

  it.each([
    ['later-that-day', 2],
    ['over-that-day', 1],
  ])('counts matches of the same day only while the match is not over (%s)', async (key, matches) => {
    const { data } = await history.read<{ data: MatchPreview }>(`/api/v1/cricket/matches/${key}/preview/`);
    expect(data.headToHead.matches).toBe(matches);
  });

  it.each(['without-day', 'day-in-words', 'no-such-day'])(
    'includes all matches before today when the feed has no date (%s)',
    async (key) => {
      const { data } = await history.read<{ data: MatchPreview }>(`/api/v1/cricket/matches/${key}/preview/`);
      expect(data).toMatchObject({
        teams: [
          { name: 'Away', form: 'WL' },
          { name: 'Home', form: 'LWL' },
        ],
        headToHead: { matches: 2 },
      });
    },
  );

  it('is empty for teams and formats that history does not know', async () => {
    for (const key of ['strangers', 'odd-format']) {
      const { data } = await history.read<{ data: MatchPreview }>(`/api/v1/cricket/matches/${key}/preview/`);
      expect(data.teams.map(({ form, recent }) => [form, ...recent])).toEqual([[''], ['']]);
      expect(data.headToHead).toEqual({ matches: 0, wins: [0, 0], other: 0, recent: [] });
    }
  });
});

describe('played matches', () => {
  it.each([
    ['', ['m1', 'm0', 'm2']],
    ['?search=eden', ['m1', 'm0']],
    ['?search=capitals', ['m2']],
    ['?search=made+league&limit=1', ['m1']],
  ])('are listed by %j, latest first', async (query, ids) => {
    const { data } = await history.read<{ data: { id: string }[] }>(`/api/v1/cricket/history/${query}`);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});
