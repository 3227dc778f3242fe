import { emptyFeedSource } from '../../history/testing/empty-feed-source.ts';
import { createHash } from 'node:crypto';
import { type Analysis, type AnalysisCard, analysisRoutes } from '@gullylens/contract/http/insights/analysis';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHistory, type History } from '../../history/public.ts';
import { createLog } from '../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { fakeLiveMatches } from '../testing/fake-live-matches.ts';
import type { MadeMatch } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { createManualClock } from '../../platform/testing/manual-clock.ts';
import { importTestMatches } from '../../history/testing/import-test-matches.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { createInsights, type Insights } from '../public.ts';
import { storeDraft } from './draft-analyses.ts';

const clock = createManualClock();
const log = createLog('silent');
let database: TestDatabase;
let history: History;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];
/** Runs while an analysis is being drafted. */
let meanwhile = () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  history = createHistory({ database, log, feed: emptyFeedSource });
  insights = createInsights({
    database,
    nameAnalysts: async () => new Map(),
    clock,
    log,
    history: {
      ...history,
      findVenue: (ground) => {
        meanwhile();
        return history.findVenue(ground);
      },
    },
    matches: fakeLiveMatches(() => current),
    mayReadPremium: async ({ userId }) => userId === 'payer',
  });
  served = await serveRoutes(analysisRoutes, insights.handlers);
});
beforeEach(async () => {
  current = [];
  meanwhile = () => {};
  await database.pool.query('truncate analyses cascade');
  await database.pool.query(
    'truncate history_matches, history_teams, history_grounds, history_players cascade',
  );
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

function remember(matches: readonly MadeMatch[]): Promise<void> {
  return importTestMatches(database, matches);
}

async function read(key: string): Promise<Analysis> {
  const answer = await served.request(`/api/v1/analysis/${key}/`, 'payer');
  return ((await answer.json()) as { data: Analysis }).data;
}

async function cards(user: string): Promise<AnalysisCard[]> {
  return ((await (await served.request('/api/v1/analysis/', user)).json()) as { data: AnalysisCard[] }).data;
}

async function stored(): Promise<unknown[]> {
  return (await database.pool.query('select body, locked_at from analyses')).rows;
}

async function drafted(): Promise<unknown[]> {
  return (await database.pool.query('select body, drafted_at, locks_at from analyses')).rows;
}

const DAYS = Array.from({ length: 8 }, (_, i) => `2023-04-0${i + 1}`);
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const coming = (more: Partial<MatchSummary> = {}) =>
  makeMatchSummary({ key: 'next', teams: ['Home', 'Away'], dateTimeGMT: inHours(5), ...more });

describe('an analysis', () => {
  it('is drafted from played matches', async () => {
    await remember(DAYS.map((date) => ({ date, balls: [[4, 4, 4], [1]] })));
    current = [coming({ venue: { key: null, name: 'Made Ground', city: null } })];
    expect(await insights.runAnalysisJobs()).toBe(1);
    const analysis = await read('next');
    expect(analysis).toMatchObject({
      matchKey: 'next',
      matchTitle: 'Home vs Away',
      recentForm: {
        teamA: { wins: 5, losses: 0, form: 'WWWWW' },
        teamB: { wins: 0, losses: 5, form: 'LLLLL' },
      },
      headToHead: { totalMatches: 8, teamAWins: 8, teamBWins: 0, noResult: 0 },
      venueStats: { venue: 'Made Ground', sample: 8, chaseSuccess: 0 },
      captainChoices: { primary: { name: 'Home Player1', team: 'Home', matches: 8 } },
      draftedLate: false,
      lockedAt: null,
    });
    expect(analysis.dreamTeam).toHaveLength(11);
    expect(analysis.confidence).toBeGreaterThan(0);
  });

  it("finds history under today's names: renamed teams, venues with their city", async () => {
    const teams = ['Delhi Daredevils', 'Kings XI Punjab'] as const;
    await remember([{ teams, ground: 'Feroz Shah Kotla' }]);
    const venue = { key: null, name: 'Arun Jaitley Stadium', city: 'Delhi' };
    current = [coming({ teams: ['Delhi Capitals', 'Punjab Kings'], venue })];
    await insights.runAnalysisJobs();
    expect(await read('next')).toMatchObject({
      headToHead: { totalMatches: 1, teamAWins: 1 },
      venueStats: { sample: 1 },
      recentForm: { teamA: { form: 'W' } },
    });
  });

  it('states that nothing is known instead of inventing', async () => {
    current = [coming({ teams: ['Nobody', 'Noone'] })];
    await insights.runAnalysisJobs();
    expect(await read('next')).toMatchObject({
      venueStats: { sample: 0, averageScore: null, chaseSuccess: null, tossWinAdvantage: null },
      headToHead: { totalMatches: 0 },
      topPlayers: [],
      dreamTeam: [],
      captainChoices: { primary: null, alternative: null },
      confidence: 0,
    });
  });

  it('counts matches without a result as neither won nor lost, also when the other team is unknown', async () => {
    const abandoned = { date: '2023-04-02', more: { outcome: { result: 'no result' } } };
    await remember([{ date: '2023-04-01' }, abandoned]);
    current = [coming({ teams: ['Home', 'Nobody'] })];
    await insights.runAnalysisJobs();
    expect(await read('next')).toMatchObject({
      headToHead: { totalMatches: 0 },
      recentForm: { teamA: { form: 'NW' }, teamB: { form: '' } },
    });
  });

  it('uses nothing from its own day or later', async () => {
    await remember([{ date: '2023-04-01' }, { date: '2023-04-02' }, { date: '2023-04-03' }]);
    current = [coming({ dateTimeGMT: '2023-04-02T14:00:00.000Z' })];
    await insights.runAnalysisJobs();
    expect((await read('next')).headToHead.totalMatches).toBe(1);
  });

  it('is drafted again only when the history or the match changes', async () => {
    current = [coming()];
    expect(await insights.runAnalysisJobs()).toBe(1);
    expect(await insights.runAnalysisJobs()).toBe(0);
    await remember([{}]);
    expect(await insights.runAnalysisJobs()).toBe(1);
    current = [coming({ score: [{ inning: 'x', team: 'Home', r: 1, w: 0, o: '0.1' }] })];
    expect(await insights.runAnalysisJobs()).toBe(0);
    current = [coming({ venue: { key: null, name: 'Made Ground', city: null } })];
    expect(await insights.runAnalysisJobs()).toBe(1);
    expect((await read('next')).venueStats.sample).toBe(1);
  });

  it('has the hash of the stored bytes', async () => {
    current = [coming()];
    await insights.runAnalysisJobs();
    const { rows } = await database.pool.query<{ body: string }>('select body from analyses');
    const hash = createHash('sha256')
      .update(rows[0]?.body ?? '')
      .digest('hex');
    expect((await read('next')).contentHash).toBe(hash);
  });
});

describe('the lock', () => {
  it.each<[string, Partial<MatchSummary>, number]>([
    ['at the scheduled start', {}, 6],
    ['at the toss', { toss: { winner: 'Home', decision: 'bat' } }, 4],
    ['when the feed says it is live', { phase: 'live' }, 4],
  ])('applies %s, and nothing changes the analysis afterwards', async (_, change, hours) => {
    const match = coming();
    current = [match];
    await insights.runAnalysisJobs();
    clock.advance(hours * 3_600_000);
    current = [{ ...match, ...change }];
    await insights.runAnalysisJobs();
    const locked = await stored();
    expect(locked).toMatchObject([{ locked_at: clock.now() }]);
    await remember([{}]);
    current = [{ ...match, ...change, tournament: { key: 't', name: 'Another name' } }];
    await insights.runAnalysisJobs();
    expect(await stored()).toEqual(locked);
  });

  it('rejects a draft that was started before the lock and finished after it', async () => {
    current = [coming()];
    await insights.runAnalysisJobs();
    const before = await stored();
    const late = new Date(clock.now().getTime() + 6 * 3_600_000);
    const draft = { matchAt: late, version: 1, draft: '{}', body: '{}', contentHash: '', draftedFrom: '' };
    const facts = { matchKey: 'next', matchTitle: '', tournament: '', locksAt: late };
    const date = () => ({ draftedAt: late, draftedLate: true });
    await storeDraft(database.db, { ...draft, ...facts }, date);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['starts', 5],
    ['starts as it was first scheduled', 30],
  ])('rejects a draft during which the match %s', async (_, startsIn) => {
    current = [coming()];
    await insights.runAnalysisJobs();
    const before = await drafted();
    await remember([{}]);
    current = [coming({ dateTimeGMT: inHours(startsIn) })];
    meanwhile = () => clock.advance(6 * 3_600_000);
    await insights.runAnalysisJobs();
    expect(await drafted()).toEqual(before);
  });

  it('rejects a draft during which the toss takes place', async () => {
    const match = coming();
    current = [match];
    await insights.runAnalysisJobs();
    const before = await drafted();
    await remember([{}]);
    meanwhile = () => {
      current = [{ ...match, toss: { winner: 'Home', decision: 'bat' } }];
    };
    await insights.runAnalysisJobs();
    expect(await drafted()).toEqual(before);
  });

  it.each<[string, number, Partial<MatchSummary>]>([
    ['the match starts', 5, {}],
    ['the toss takes place', 0, { toss: { winner: 'Home', decision: 'bat' } }],
  ])('marks a first draft as late when %s during it, and dates it after that', async (_, hours, change) => {
    const match = coming();
    current = [match];
    meanwhile = () => {
      clock.advance(hours * 3_600_000);
      current = [coming({ key: 'other' }), { ...match, ...change }];
    };
    await insights.runAnalysisJobs();
    expect(await read('next')).toMatchObject({ draftedLate: true, draftedAt: clock.now().toISOString() });
  });

  it('is enforced by the database, which rejects changes and deletion', async () => {
    const match = coming();
    current = [match];
    await insights.runAnalysisJobs();
    current = [{ ...match, phase: 'live' }];
    await insights.runAnalysisJobs();
    for (const statement of [
      `update analyses set body = '{}'`,
      'update analyses set locked_at = null',
      'delete from analyses',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/is locked/);
    }
  });

  it('marks an analysis first drafted after the start as late, and locks it at the end', async () => {
    current = [coming({ phase: 'live', dateTimeGMT: inHours(-1) })];
    await insights.runAnalysisJobs();
    expect(await read('next')).toMatchObject({ draftedLate: true, lockedAt: null });
    for (const reader of ['free', 'payer'])
      expect(await cards(reader)).toMatchObject([{ draftedLate: true }]);
    await remember([{}]);
    await insights.runAnalysisJobs();
    expect(await read('next')).toMatchObject({ draftedLate: true, headToHead: { totalMatches: 1 } });
    current = [coming({ phase: 'completed', dateTimeGMT: inHours(-1) })];
    await insights.runAnalysisJobs();
    expect((await read('next')).lockedAt).toBe(clock.now().toISOString());
  });
});

describe('access', () => {
  beforeEach(async () => {
    await remember(DAYS.map((date) => ({ date })));
    current = [coming({ venue: { key: null, name: 'Made Ground', city: null } })];
    await insights.runAnalysisJobs();
  });

  it('shows a free reader that an analysis exists, without its content and the averages of its captains', async () => {
    const text = await (await served.request('/api/v1/analysis/', 'free')).text();
    const fields = 'matchTitle tournament analysisDate publishedAt draftedLate locksAt captainPoints';
    const [card] = JSON.parse(text).data;
    expect(Object.keys(card).join(' ')).toBe(`id matchKey ${fields} viceCaptainPoints venueAverage locked`);
    const { captainChoices, pitchReport } = await read('next');
    const { primary, alternative } = captainChoices;
    // Averages are public, and would give away the names.
    expect(card).toMatchObject({ locksAt: inHours(5), captainPoints: null, viceCaptainPoints: null });
    for (const secret of [pitchReport.conditions, primary?.reason, primary?.name, alternative?.name]) {
      expect(secret).toBeTruthy();
      expect(text).not.toContain(secret);
    }
  });

  it('shows the cards to members with Premium', async () => {
    expect(await cards('payer')).toMatchObject([
      {
        locked: false,
        captainPoints: expect.any(Number),
        captain: 'Home Player1',
        captainKey: 'home-player1',
        pitchConditions: expect.stringMatching(/Made Ground/),
      },
    ]);
  });

  it.each([
    [401, 'no signed-in user', undefined],
    [403, 'a free reader', 'free'],
    [200, 'a reader who paid', 'payer'],
  ])('answers a request for the whole analysis with %i to %s', async (status, _, user) => {
    expect((await served.request('/api/v1/analysis/next/', user)).status).toBe(status);
  });

  it('answers 404 without an analysis, and 400 to an invalid key', async () => {
    const missing = await served.request('/api/v1/analysis/other/', 'payer');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'analysis_not_found' });
    expect((await served.request('/api/v1/analysis/a%20b/', 'payer')).status).toBe(400);
  });
});
