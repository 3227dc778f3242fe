import { emptyFeedSource } from '../testing/empty-feed-source.ts';
import { deskNameRoutes, type NameMapping } from '@gullylens/contract/http/history/desk-names';
import { playerRoutes } from '@gullylens/contract/http/history/players';
import { type TeamProfile, teamRoutes } from '@gullylens/contract/http/history/teams';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { importTestMatches } from '../testing/import-test-matches.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { HISTORY_WRITE_LOCK } from '../store/history-state.ts';
import { createHistory, type History } from '../public.ts';
import { listVenueMatches } from '../queries/list-matches.ts';

const NAMES = '/api/v1/desk/names/';
const MATCHES = [
  { date: '2023-01-01', teams: ['Auckland Aces', 'Otago'] as const, ground: 'Eden Park No 2' },
  { date: '2023-01-02', teams: ['Auckland', 'Canterbury'] as const, ground: 'Eden Park Outer Oval' },
];

let database: TestDatabase;
let history: History;
let served: ServedRoutes;
beforeAll(async () => {
  database = await createTestDatabase();
  history = createHistory({ database, log: createLog('silent'), feed: emptyFeedSource });
  served = await serveRoutes({ ...deskNameRoutes, ...playerRoutes, ...teamRoutes }, history.handlers);
});
beforeEach(async () => {
  await database.pool.query(
    'truncate history_matches, history_teams, history_grounds, history_players cascade',
  );
  await importTestMatches(database, MATCHES);
  await history.loadNames();
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

function correct(correction: object, user = 'analyst'): Promise<Response> {
  return served.send(`PUT ${NAMES}`, user, correction);
}

async function team(key: string): Promise<TeamProfile> {
  const answer = await served.request(`/api/cricket/teams/${key}/`, 'reader');
  return ((await answer.json()) as { data: TeamProfile }).data;
}

async function found(search: string): Promise<string[]> {
  const answer = await served.request(`/api/cricket/players/?search=${search}`, 'reader');
  return ((await answer.json()) as { data: { key: string }[] }).data.map(({ key }) => key);
}

async function say(kind: string, spelling: string, ...keys: string[]): Promise<void> {
  for (const key of keys) expect((await correct({ kind, spelling, key })).status).toBe(200);
}

describe('an analyst’s correction of a spelling', () => {
  it('moves the matches of one team to another', async () => {
    const before = await history.revision();
    const answer = await correct({ kind: 'team', spelling: 'Auckland Aces', key: 'auckland' });
    expect(await answer.json()).toEqual({
      status: 'success',
      data: { kind: 'team', spelling: 'Auckland Aces', key: 'auckland', name: 'Auckland', setBy: 'analyst' },
    });
    expect(await team('auckland')).toMatchObject({
      matches: 2,
      spellings: ['Auckland', 'Auckland Aces'],
      records: [{ played: 2, won: 2 }],
      recent: [{ winner: 'Auckland' }, { winner: 'Auckland' }],
    });
    expect((await team('auckland')).squad.length).toBeGreaterThan(11);
    expect(await history.findTeam('Auckland Aces')).toMatchObject({ key: 'auckland' });
    expect(['Auckland Aces', 'Auckland', 'Nobody'].map(history.teamKey)).toEqual([
      'auckland',
      'auckland',
      null,
    ]);
    expect(await history.revision()).toBeGreaterThan(before);
  });

  it('applies to matches that are imported or corrected afterwards', async () => {
    await correct({ kind: 'team', spelling: 'Auckland Aces', key: 'auckland' });
    const later = { date: '2023-01-03', teams: ['Auckland Aces', 'Wellington'] as const };
    await importTestMatches(database, [{ ...MATCHES[0], balls: [[6], [1]] }, { ...MATCHES[1] }, later]);
    expect(await team('auckland')).toMatchObject({ matches: 3, records: [{ played: 3, won: 3 }] });
  });

  it('moves the matches of a ground, and lists show its page at once', async () => {
    await correct({ kind: 'venue', spelling: 'Eden Park No 2', key: 'eden-park-outer-oval' });
    expect(history.venueKey({ name: 'Eden Park No 2', city: null })).toBe('eden-park-outer-oval');
    const filter = { format: 'T20', before: '9999-12-31', limit: 10 } as const;
    const here = await listVenueMatches(
      database.db,
      { venue: 'eden-park-outer-oval', gender: 'male' },
      filter,
    );
    expect(here).toHaveLength(2);
  });

  it('applies to a venue that archives write with its city, on its page and in analyses', async () => {
    await correct({ kind: 'venue', spelling: 'Eden Park No 2, Auckland', key: 'eden-park-outer-oval' });
    const received = { name: 'Eden Park No 2', city: 'Auckland' };
    expect(await history.findVenue(received)).toMatchObject({ key: 'eden-park-outer-oval' });
    expect(history.venueKey(received)).toBe('eden-park-outer-oval');
  });

  it('accepts a spelling that no archive has', async () => {
    await correct({ kind: 'player', spelling: 'Jeet Raval', key: 'auckland-player1' });
    const keys = await history.playerKeys('Auckland', ['Jeet Raval', 'Nobody']);
    expect([...keys]).toEqual([['Jeet Raval', 'auckland-player1']]);
    const list = await served.request(`${NAMES}?kind=player&search=raval`, 'analyst');
    expect(((await list.json()) as { data: NameMapping[] }).data).toEqual([
      {
        kind: 'player',
        spelling: 'Jeet Raval',
        key: 'auckland-player1',
        name: 'Auckland Player1',
        setBy: 'analyst',
      },
    ]);
  });
});

describe('a later correction by an analyst', () => {
  it("keeps a player's name from the archives", async () => {
    await say('player', 'Auckland Player3', 'auckland-player3', 'auckland-player4');
    expect(await found('Auckland+Player3')).toEqual(
      expect.arrayContaining(['auckland-player3', 'auckland-player4']),
    );
    const keys = await history.playerKeys('Auckland', ['Auckland Player3', 'Auckland Player4']);
    expect([...keys.values()]).toEqual(['auckland-player4', 'auckland-player4']);
    await say('player', 'Auckland Player3', 'auckland-player3');
    expect(await found('Auckland+Player3')).not.toContain('auckland-player4');
  });

  it('moves a nickname from the first player to the second', async () => {
    await say('player', 'Jeet Raval', 'auckland-player1', 'auckland-player2');
    expect(await found('Jeet+Raval')).toEqual(['auckland-player2']);
  });

  it('restores the matches of a team and a venue', async () => {
    await say('team', 'Auckland Aces', 'auckland', 'auckland-aces');
    expect([await team('auckland'), await team('auckland-aces')]).toMatchObject([
      { matches: 1, spellings: ['Auckland'] },
      { matches: 1, spellings: ['Auckland Aces'] },
    ]);
    await say('venue', 'Eden Park No 2', 'eden-park-outer-oval', 'eden-park-no-2');
    expect(history.venueKey({ name: 'Eden Park No 2', city: null })).toBe('eden-park-no-2');
    const filter = { format: 'T20', before: '9999-12-31', limit: 10 } as const;
    const here = await listVenueMatches(database.db, { venue: 'eden-park-no-2', gender: 'male' }, filter);
    expect(here).toHaveLength(1);
  });
});

describe('rejected corrections, which change nothing', () => {
  it.each([
    [400, 'two teams that met as one', { kind: 'team', spelling: 'Otago', key: 'auckland-aces' }],
    [404, 'an unknown team', { kind: 'team', spelling: 'Otago', key: 'nowhere' }],
    [404, 'an unknown venue', { kind: 'venue', spelling: 'Eden Park No 2', key: 'nowhere' }],
    [404, 'an unknown player', { kind: 'player', spelling: 'A', key: 'nobody' }],
    [400, 'an unknown kind', { kind: 'umpire', spelling: 'A', key: 'b' }],
    [400, 'an empty spelling', { kind: 'team', spelling: ' ', key: 'auckland' }],
  ])('answers %i to %s', async (status, _, correction) => {
    const before = await history.revision();
    expect((await correct(correction)).status).toBe(status);
    expect(await history.revision()).toBe(before);
  });

  it('answers 503 during an import', async () => {
    const importing = await database.pool.connect();
    await importing.query('select pg_advisory_lock($1)', [HISTORY_WRITE_LOCK]);
    const answer = await correct({ kind: 'team', spelling: 'Auckland Aces', key: 'auckland' });
    importing.release(true);
    expect(answer.status).toBe(503);
    expect(await team('auckland')).toMatchObject({ matches: 1 });
  });

  it.each([
    [401, ''],
    [403, 'reader'],
  ])('answers %i to other users (%s)', async (status, user) => {
    expect((await correct({ kind: 'team', spelling: 'Auckland Aces', key: 'auckland' }, user)).status).toBe(
      status,
    );
    expect((await served.request(`${NAMES}?kind=team`, user)).status).toBe(status);
  });
});

describe('players named by a feed', () => {
  it('are found by spelling, then by initial and surname within the team, otherwise not', async () => {
    const names = ['Auckland Player3', 'Anne Player4', 'Bert Player5', 'Canterbury Player6'];
    expect([...(await history.playerKeys('Auckland', names))]).toEqual([
      ['Auckland Player3', 'auckland-player3'],
      ['Anne Player4', 'auckland-player4'],
      ['Canterbury Player6', 'canterbury-player6'],
    ]);
  });
});
