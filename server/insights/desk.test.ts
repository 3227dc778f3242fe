import { type Analysis, analysisRoutes } from '@gullylens/contract/http/analysis';
import {
  type AnalystEdits,
  deskAnalysisRoutes,
  type DeskAnalysis,
  type DeskAnalysisDetail,
} from '@gullylens/contract/http/desk-analyses';
import type { MatchSummary } from '@gullylens/contract/http/match';
import { trackRecordRoutes } from '@gullylens/contract/http/track-record';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from '../history/public.ts';
import { createLog } from '../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { feedOf } from '../testing/feed-of.ts';
import { makeMatchSummary } from '../testing/make-match-summary.ts';
import { createMovingClock, type MovingClock } from '../testing/moving-clock.ts';
import { rememberMatches } from '../testing/remember-matches.ts';
import { type ServedRoutes, serveRoutes } from '../testing/serve-routes.ts';
import { NO_EDITS } from './desk/apply-edits.ts';
import { createInsights, createPersonalRecords, type Insights } from './public.ts';

const HOUR = 3_600_000;
const DESK = '/api/v1/desk/analyses/';
const routes = { ...analysisRoutes, ...deskAnalysisRoutes, ...trackRecordRoutes };

let clock: MovingClock;
let database: TestDatabase;
let insights: Insights;
let served: ServedRoutes;
let current: MatchSummary[] = [];
let match: MatchSummary;
/** What happens when the feed is looked at. */
let onLook = () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  const days = Array.from({ length: 5 }, (_, i) => ({ date: `2023-04-0${i + 1}` }));
  await rememberMatches(database, days);
});
beforeEach(async () => {
  await database.pool.query('truncate analyses, match_projections, announced_lineups cascade');
  clock = createMovingClock();
  const log = createLog('silent');
  insights = createInsights({
    database,
    nameAnalysts: async () => new Map([['analyst', { name: 'Asha' }]]),
    clock,
    log,
    history: createHistory({ database, log }),
    matches: feedOf(() => {
      onLook();
      return current;
    }),
    mayReadPremium: async () => true,
  });
  served = await serveRoutes(routes, insights.handlers);
  match = inHours(10);
  current = [match];
  await insights.takeTurn();
});
afterEach(async () => {
  await served.close();
  await insights.close();
});
afterAll(() => database.drop());

function inHours(hours: number): MatchSummary {
  const dateTimeGMT = new Date(clock.now().getTime() + hours * HOUR).toISOString();
  return makeMatchSummary({ key: 'today', dateTimeGMT });
}

async function later(hours: number, change: Partial<MatchSummary> = {}): Promise<void> {
  clock.advance(hours * HOUR);
  current = [{ ...match, ...change }];
  await insights.takeTurn();
}

async function desk(): Promise<DeskAnalysisDetail> {
  const answer = await served.ask(`${DESK}today/`, 'analyst');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: DeskAnalysisDetail }).data;
}

function act(what: 'publish' | 'withdraw', version: number): Promise<Response> {
  return served.send(`POST ${DESK}today/${what}/`, 'analyst', { version });
}

function edit(version: number, edits: Partial<AnalystEdits>): Promise<Response> {
  return served.send(`PUT ${DESK}today/`, 'analyst', { version, edits: { ...NO_EDITS, ...edits } });
}

async function readersStatus(): Promise<number> {
  return (await served.ask('/api/v1/analysis/today/', 'payer')).status;
}

async function read(): Promise<Analysis> {
  return ((await (await served.ask('/api/v1/analysis/today/', 'payer')).json()) as { data: Analysis }).data;
}

async function codeOf(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

function side(team: string): string[] {
  return Array.from({ length: 11 }, (_, i) => `${team}-player${i + 1}`);
}

describe('a draft', () => {
  it('is the desk’s alone until six hours before the match, then publishes itself in the engine’s name', async () => {
    expect(await readersStatus()).toBe(404);
    expect(await (await served.ask('/api/v1/analysis/', 'payer')).json()).toMatchObject({ data: [] });
    expect(await desk()).toMatchObject({ state: 'draft', version: 0, publishedAt: null });
    await later(4);
    expect(await read()).toMatchObject({ standsBehind: 'Drafted by the engine', note: null });
    expect((await desk()).acts).toMatchObject([{ act: 'published', by: null }]);
  });

  it('waits for its analyst once it was edited, and carries their words with the engine’s numbers', async () => {
    const before = (await desk()).analysis;
    const captain = { key: 'away-player3', reason: 'Opens today.' };
    expect((await edit(0, { conditions: 'Dry.', captain, note: 'Rain about.' })).status).toBe(200);
    await later(5);
    expect(await readersStatus()).toBe(404);
    expect(await desk()).toMatchObject({ state: 'edited', publishesAt: null, version: 1 });
    expect((await act('publish', 1)).status).toBe(200);
    const analysis = await read();
    expect(analysis).toMatchObject({
      standsBehind: 'Reviewed by an analyst',
      note: 'Rain about.',
      pitchReport: { ...before.pitchReport, conditions: 'Dry.' },
      captainChoices: { primary: { name: 'Away Player3', reason: 'Opens today.' } },
      dreamTeam: before.dreamTeam,
    });
    expect(analysis.contentHash).not.toBe(before.contentHash);
    expect((await desk()).acts).toMatchObject([
      { act: 'edited', by: 'Asha' },
      { act: 'published', by: 'Asha' },
    ]);
  });

  it('keeps the analyst’s words when the engine drafts anew', async () => {
    await edit(0, { conditions: 'Dry.' });
    await later(1, { tournament: { key: 't', name: 'Another name' } });
    const { analysis } = await desk();
    expect(analysis.tournament).toBe('Another name');
    expect(analysis.pitchReport.conditions).toBe('Dry.');
  });

  it('that was withdrawn never publishes itself, and may be published by hand', async () => {
    await act('withdraw', 0);
    await later(5);
    expect(await readersStatus()).toBe(404);
    expect((await act('publish', 1)).status).toBe(200);
    expect(await readersStatus()).toBe(200);
  });

  it('does not publish itself in the turn in which the toss falls', async () => {
    let looks = 0;
    onLook = () => {
      looks += 1;
      if (looks === 2) current = [{ ...match, toss: { winner: 'Home', decision: 'bat' } }];
    };
    await later(4);
    onLook = () => {};
    expect(await desk()).toMatchObject({ state: 'draft' });
    expect(await readersStatus()).toBe(404);
    await insights.takeTurn();
    expect(await desk()).toMatchObject({ state: 'missed' });
  });

  it('is missed when nobody has published it by the start: neither shown nor on the record', async () => {
    await edit(0, { note: 'Later.' });
    await later(11, { phase: 'live' });
    expect(await desk()).toMatchObject({ state: 'missed', lockedAt: null });
    expect(await readersStatus()).toBe(404);
    expect(await codeOf(await act('publish', 1))).toEqual([409, 'analysis_closed']);
    const record = await served.ask('/api/v1/analysis/track-record/');
    expect(await record.json()).toMatchObject({ data: { entries: [] } });
  });
});

describe('the version', () => {
  it('is refused when somebody else was quicker, and nothing is changed', async () => {
    await edit(0, { note: 'First.' });
    expect(await codeOf(await edit(0, { note: 'Second.' }))).toEqual([409, 'analysis_changed']);
    expect(await codeOf(await act('publish', 0))).toEqual([409, 'analysis_changed']);
    expect(await desk()).toMatchObject({ version: 1, edits: { note: 'First.' }, state: 'edited' });
  });

  it('lets one of two at the same moment through', async () => {
    const answers = await Promise.all([edit(0, { note: 'One.' }), edit(0, { note: 'Two.' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await desk()).acts).toHaveLength(1);
  });
});

describe('the lock', () => {
  it.each<[string, Partial<MatchSummary>, number]>([
    ['at the toss', { toss: { winner: 'Home', decision: 'bat' } }, 1],
    ['at the scheduled start', {}, 6],
  ])('falls %s: nothing is edited or withdrawn afterwards', async (_, change, hours) => {
    await later(5);
    await later(hours, change);
    const locked = await desk();
    expect(locked.state).toBe('locked');
    const { version } = locked;
    expect(await codeOf(await edit(version, { note: 'Too late.' }))).toEqual([409, 'analysis_closed']);
    expect(await codeOf(await act('withdraw', version))).toEqual([409, 'analysis_closed']);
    expect((await desk()).analysis).toEqual(locked.analysis);
  });

  it('holds from the toss on, as soon as the feed has seen it', async () => {
    await later(5);
    const { version, analysis } = await desk();
    current = [{ ...match, toss: { winner: 'Home', decision: 'bat' } }];
    expect(await codeOf(await edit(version, { note: 'Too late.' }))).toEqual([409, 'analysis_closed']);
    expect(await codeOf(await act('withdraw', version))).toEqual([409, 'analysis_closed']);
    expect((await desk()).analysis).toEqual(analysis);
  });

  it('holds from the start on, before anybody has turned the key', async () => {
    await later(5);
    clock.advance(5 * HOUR);
    const { version } = await desk();
    expect(await codeOf(await act('withdraw', version))).toEqual([409, 'analysis_closed']);
    expect(await readersStatus()).toBe(200);
  });
});

describe('announced elevens', () => {
  it('are what projections go by from then on', async () => {
    await insights.learn();
    await later(0.1);
    const answer = await served.send(`POST ${DESK}today/lineup/`, 'analyst', {
      teamA: side('home').toReversed(),
      teamB: side('away'),
    });
    expect(answer.status).toBe(200);
    await later(0.1);
    const { analysis, announced, acts } = await desk();
    expect(announced?.teamA).toContain('home-player1');
    expect(analysis.forecast?.basis.missing).not.toContain('line-ups');
    expect(acts).toMatchObject([{ act: 'line-up entered', by: 'Asha' }]);
  });

  it.each<[number, string, string[]]>([
    [400, 'ten', side('home').slice(1)],
    [400, 'somebody of the other side', [...side('home').slice(1), 'away-player1']],
    [400, 'somebody twice', [...side('home').slice(1), 'home-player2']],
  ])('are refused with %i: %s', async (status, _, teamA) => {
    await insights.learn();
    await later(0.1);
    const body = { teamA, teamB: side('away') };
    expect((await served.send(`POST ${DESK}today/lineup/`, 'analyst', body)).status).toBe(status);
  });
});

describe('who may and what is allowed at the desk', () => {
  const version = 0;
  const elevens = { teamA: side('home'), teamB: side('away') };
  it.each<[string, unknown]>([
    [`PUT ${DESK}today/`, { version, edits: NO_EDITS }],
    [`POST ${DESK}today/publish/`, { version }],
    [`POST ${DESK}today/withdraw/`, { version }],
    [`POST ${DESK}today/lineup/`, elevens],
  ])('%s is for analysts', async (path, body) => {
    expect((await served.send(path, 'payer', body)).status).toBe(403);
    expect((await served.send(path, '', body)).status).toBe(401);
    expect((await served.send(path.replace('today', 'other'), 'analyst', body)).status).toBe(404);
    expect(await desk()).toMatchObject({ state: 'draft', version: 0, acts: [] });
  });

  it('is read by analysts only', async () => {
    for (const path of [DESK, `${DESK}today/`]) {
      expect((await served.ask(path)).status).toBe(401);
      expect((await served.ask(path, 'payer')).status).toBe(403);
    }
    const list = (await (await served.ask(DESK, 'analyst')).json()) as { data: DeskAnalysis[] };
    expect(list.data).toMatchObject([{ matchKey: 'today', state: 'draft' }]);
    expect((await served.ask(`${DESK}other/`, 'analyst')).status).toBe(404);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a choice of nobody in it', { captain: { key: 'nobody', reason: 'Why not.' } }],
    ['an empty text', { conditions: ' ' }],
    ['a text without end', { note: 'a'.repeat(2001) }],
    ['a number of the engine’s', { confidence: 100 }],
  ])('answers 400 to %s', async (_, edits) => {
    const answer = await edit(0, edits);
    expect(await codeOf(answer)).toEqual([400, 'invalid_input']);
    expect((await desk()).version).toBe(0);
  });
});

it('what an analyst did is given to them on request, and loses their name when they go', async () => {
  await edit(0, { note: 'Mine.' });
  const records = createPersonalRecords(database.db);
  expect(await records.collect('analyst')).toMatchObject({ acts: [{ act: 'edited', matchKey: 'today' }] });
  await database.db.transaction((tx) => records.erase('analyst', tx));
  expect(await records.collect('analyst')).toEqual({ acts: [] });
  expect((await desk()).acts).toMatchObject([{ act: 'edited', by: 'An analyst' }]);
});
