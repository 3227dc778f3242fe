import type { PlayerSplits } from '@gullylens/contract/http/history/player-splits';
import type { PlayerProfile, PlayerSummary } from '@gullylens/contract/http/history/players';
import type { TeamProfile } from '@gullylens/contract/http/history/teams';
import type { VenueProfile, VenueSummary } from '@gullylens/contract/http/history/venues';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DescribedPlayer, storeSquadFacts } from '../names/store-squad-facts.ts';
import { raiseRevision } from '../store/history-state.ts';
import { historyTeams } from '../store/tables.ts';
import { readBowlingStyles, sumWicketsByStyle } from './bowling-styles.ts';
import { type HistoryServer, startHistoryServer } from '../testing/history-server.ts';

let history: HistoryServer;

const described = (key: string | null, facts: Partial<DescribedPlayer>): DescribedPlayer => {
  return { key, role: null, bowlingStyle: null, ...facts };
};
beforeAll(async () => {
  history = await startHistoryServer();
});
afterAll(() => history.close());

describe('players', () => {
  it('are listed in pages with their team, latest match first', async () => {
    const { data, page } = await history.read<{ data: PlayerSummary[]; page: object }>(
      '/api/v1/cricket/players/?limit=2&offset=1',
    );
    expect(page).toEqual({ offset: 1, limit: 2, total: 33 });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ name: 'Away Player10', team: { key: 'away', name: 'Away' }, matches: 2 });
  });

  it.each([
    ['part of a name', 'player11', 3],
    ['a full name when archives write initials', 'Hortense Player11', 1],
    ['characters that databases treat specially', '%25', 0],
  ])('are found by %s', async (_, search, total) => {
    const { page } = await history.read<{ page: object }>(
      `/api/cricket/players/?search=${encodeURI(search)}`,
    );
    expect(page).toMatchObject({ total });
  });

  it('have a page with statistics by format and a log', async () => {
    const { data } = await history.read<{ data: PlayerProfile }>('/api/v1/cricket/players/home-player1/');
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
    const bowler = await history.read<{ data: PlayerProfile }>('/api/v1/cricket/players/away-player11/');
    expect(bowler.data.stats).toMatchObject([{ ballsBowled: 4, runsConceded: 11, economy: 16.5 }]);
    const stats = await history.read<{ data: unknown }>('/api/cricket/players/home-player1/stats/');
    expect(stats.data).toEqual(data.stats);
    expect(await history.read('/api/cricket/players/home-player1/')).toEqual({ data });
  });
});

describe('splits of a player', () => {
  it('have the balls of the latest matches by phase, and the career by opponent and venue', async () => {
    const { data } = await history.read<{ data: PlayerSplits }>(
      '/api/v1/cricket/players/home-player1/splits/',
    );
    const nothing = {
      batting: { balls: 0, runs: 0, outs: 0 },
      bowling: { balls: 0, runs: 0, wickets: 0 },
    };
    expect(data).toMatchObject({
      format: 'T20',
      matches: 3,
      phases: [
        { phase: 'powerplay', batting: { balls: 5, runs: 12, outs: 0 }, bowling: { balls: 0 } },
        { phase: 'middle', ...nothing },
        { phase: 'death', ...nothing },
      ],
      opponents: [
        { key: 'away', name: 'Away', matches: 2, batting: { balls: 4, runs: 11, outs: 0 } },
        { key: 'delhi-capitals', matches: 1, batting: { balls: 1, runs: 1, outs: 0 } },
      ],
      venues: [
        { key: 'eden-gardens', name: 'Eden Gardens', matches: 2 },
        { key: 'arun-jaitley-stadium', matches: 1 },
      ],
    });
    const { data: player } = await history.read<{ data: PlayerProfile }>(
      '/api/v1/cricket/players/home-player1/',
    );
    const [last, first] = player.log.filter(({ opponent }) => opponent === 'Away');
    const mean = ((last?.points ?? 0) + (first?.points ?? 0)) / 2;
    expect(data.opponents[0]?.averagePoints).toBeCloseTo(mean, 1);
  });

  it('have the bowling of a bowler', async () => {
    const { data } = await history.read<{ data: PlayerSplits }>(
      '/api/v1/cricket/players/away-player11/splits/',
    );
    expect(data.phases[0]?.bowling).toEqual({ balls: 4, runs: 11, wickets: 0 });
    expect(data.opponents[0]?.bowling).toEqual({ balls: 4, runs: 11, wickets: 0 });
  });

  it.each(['nobody/splits/', 'home-player1/splits/?format=ODI'])('are missing for %s', async (path) => {
    const answer = await history.request(`/api/v1/cricket/players/${path}`, 'reader');
    expect(answer.status).toBe(404);
  });
});

describe('bowling styles', () => {
  it('split a batter and a venue once squads of the feed describe the bowlers', async () => {
    const { database } = history;
    const batter = '/api/v1/cricket/players/home-player1/splits/';
    const venue = '/api/cricket/venues/eden-gardens/';
    expect((await history.read<{ data: PlayerSplits }>(batter)).data).toMatchObject({
      bowlingStyles: [],
      unknownStyleBalls: 5,
    });
    expect((await history.read<{ data: VenueProfile }>(venue)).data.records[0]).toMatchObject({
      byStyle: [],
      unknownStyleWickets: 0,
    });
    await storeSquadFacts(database.db, [
      described('away-player11', { bowlingStyle: 'Right-arm fast' }),
      described('home-player11', { bowlingStyle: 'Right-arm offbreak' }),
      described('home-player1', { bowlingStyle: 'Right-arm bowler' }),
      described('not-in-history', { bowlingStyle: 'Right-arm fast' }),
      described(null, { bowlingStyle: 'Right-arm fast' }),
      described('away-player1', { bowlingStyle: null }),
    ]);
    await database.db.transaction(raiseRevision);
    expect((await history.read<{ data: PlayerSplits }>(batter)).data).toMatchObject({
      bowlingStyles: [
        { style: 'pace', batting: { balls: 4, runs: 11, outs: 0 } },
        { style: 'spin', batting: { balls: 0, runs: 0, outs: 0 } },
      ],
      unknownStyleBalls: 1,
    });
    expect((await history.read<{ data: VenueProfile }>(venue)).data.records[0]).toMatchObject({
      byStyle: [
        { style: 'pace', balls: 4, runs: 11, wickets: 0 },
        { style: 'spin', balls: 3, runs: 13, wickets: 0 },
      ],
    });
    const elsewhere = { venue: 'nowhere', format: 'T20', gender: 'male' } as const;
    expect(await sumWicketsByStyle(database.db, elsewhere)).toEqual({ byStyle: [], unknownStyleWickets: 0 });
  });

  it('follow the latest description', async () => {
    const { db } = history.database;
    await storeSquadFacts(db, [described('away-player11', { bowlingStyle: 'Left-arm orthodox' })]);
    await storeSquadFacts(db, []);
    expect(await readBowlingStyles(db, ['away-player11', 'away-player1'])).toEqual(
      new Map([['away-player11', 'spin']]),
    );
  });
});

const roleOf = async (path: string) =>
  (await history.read<{ data: PlayerProfile }>(`/api/v1/cricket/players/${path}/`)).data.role;
const squadRole = async (key: string) =>
  (await history.read<{ data: TeamProfile }>('/api/cricket/teams/away/')).data.squad.find(
    (member) => member.key === key,
  )?.role;

describe('the roles that squads of the feed state', () => {
  it('stand on the pages of players and teams in place of inferred ones, the latest first', async () => {
    const { db } = history.database;
    const inferred = await squadRole('away-player2');
    const ofCoach = await squadRole('away-player4');
    expect(await roleOf('away-player2')).toBe(inferred);
    await storeSquadFacts(db, [
      described('away-player2', { role: 'WK-Batsman' }),
      described('away-player3', { role: 'Bowling Allrounder' }),
      described('away-player4', { role: 'Coach' }),
      described('not-in-history', { role: 'Bowler' }),
      described(null, { role: 'Bowler' }),
      described('away-player5', { role: null }),
    ]);
    await storeSquadFacts(db, [described('away-player3', { role: 'Bowler' })]);
    await storeSquadFacts(db, []);
    await db.transaction(raiseRevision);
    expect([await roleOf('away-player2'), await squadRole('away-player2')]).toEqual(['keeper', 'keeper']);
    expect(await squadRole('away-player3')).toBe('bowler');
    expect(await squadRole('away-player4')).toBe(ofCoach);
  });
});

describe('teams', () => {
  it('have a page with their record, squad and former names', async () => {
    const { data } = await history.read<{ data: TeamProfile }>('/api/cricket/teams/home/');
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
    expect(data.squad).toContainEqual({
      key: 'home-player1',
      name: 'Home Player1',
      matches: 3,
      role: 'batter',
      playedLast: true,
      // A match of one run.
      lastPoints: 5,
    });
    const delhi = await history.read<{ data: TeamProfile }>('/api/cricket/teams/delhi-capitals/');
    expect(delhi.data).toMatchObject({ name: 'Delhi Capitals', spellings: ['Delhi Daredevils'] });
  });

  it('are found by a former name', async () => {
    expect(await history.read('/api/cricket/teams/?search=daredevils')).toMatchObject({
      data: [{ key: 'delhi-capitals' }],
      page: { total: 1 },
    });
  });
});

describe('venues', () => {
  it('have one page for all spellings, with records and latest matches', async () => {
    const { data } = await history.read<{ data: VenueProfile }>('/api/cricket/venues/eden-gardens/');
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
    const { data } = await history.read<{ data: VenueSummary[] }>('/api/cricket/venues/?search=kolk');
    expect(data.map(({ key }) => key)).toEqual(['eden-gardens']);
  });
});

it('pages are read from PostgreSQL again once the history has changed', async () => {
  const { db } = history.database;
  const nameOfTeam = async () =>
    (await history.read<{ data: TeamProfile }>('/api/cricket/teams/home/')).data.name;
  expect(await nameOfTeam()).toBe('Home');
  await db.update(historyTeams).set({ name: 'Household' }).where(eq(historyTeams.key, 'home'));
  expect(await nameOfTeam()).toBe('Home');
  await raiseRevision(db);
  expect(await nameOfTeam()).toBe('Household');
});
