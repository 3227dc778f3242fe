import type { DeskAnalysis } from '@gullylens/contract/http/insights/desk-analyses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../platform/testing/create-test-database.ts';
import { NO_EDITS } from '../analyses/apply-edits.ts';
import { createPersonalData } from '../public.ts';
import { codeOf, createDeskDatabase, DESK, type OpenDesk, openDesk } from '../testing/open-desk.ts';

let database: TestDatabase;
let on: OpenDesk;

beforeAll(async () => {
  database = await createDeskDatabase();
  on = await openDesk(database);
});
afterAll(async () => {
  await on.close();
  await database.drop();
});
const reset = () => on.reset();

function side(team: string): string[] {
  return Array.from({ length: 11 }, (_, i) => `${team}-player${i + 1}`);
}

const choose = (player: { readonly key: string } | null | undefined) => ({
  key: player?.key ?? '',
  reason: 'Opens today.',
});
const HOME_FIRST = choose({ key: 'home-player1' });

// All of these are rejected, so one draft serves all tests.
describe('access and validation at the desk', () => {
  beforeAll(reset);
  const version = 0;
  const elevens = { teamA: side('home'), teamB: side('away') };
  it.each<[string, unknown]>([
    [`PUT ${DESK}today/`, { version, edits: NO_EDITS }],
    [`POST ${DESK}today/publish/`, { version }],
    [`POST ${DESK}today/withdraw/`, { version }],
    [`POST ${DESK}today/lineup/`, elevens],
  ])('%s is for analysts', async (path, body) => {
    expect((await on.served.send(path, 'payer', body)).status).toBe(403);
    expect((await on.served.send(path, '', body)).status).toBe(401);
    expect((await on.served.send(path.replace('today', 'other'), 'analyst', body)).status).toBe(404);
    expect(await on.desk()).toMatchObject({ state: 'draft', version: 0, acts: [] });
  });

  it('is readable by analysts only', async () => {
    for (const path of [DESK, `${DESK}today/`]) {
      expect((await on.served.request(path)).status).toBe(401);
      expect((await on.served.request(path, 'payer')).status).toBe(403);
    }
    const list = (await (await on.served.request(DESK, 'analyst')).json()) as { data: DeskAnalysis[] };
    expect(list.data).toMatchObject([{ matchKey: 'today', state: 'draft' }]);
    expect((await on.served.request(`${DESK}other/`, 'analyst')).status).toBe(404);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a choice of an unknown player', { captain: { key: 'nobody', reason: 'Why not.' } }],
    ['an empty text', { conditions: ' ' }],
    ['a text without end', { note: 'a'.repeat(2001) }],
    ['a number of the engine’s', { confidence: 100 }],
    ['one player with both armbands', { captain: HOME_FIRST, viceCaptain: HOME_FIRST }],
    ['the same trump twice', { trumpPlayers: [HOME_FIRST, HOME_FIRST] }],
    ['the same flop twice', { flopPlayers: [HOME_FIRST, HOME_FIRST] }],
    ['a captain that is a flop', { captain: HOME_FIRST, flopPlayers: [HOME_FIRST] }],
    ['a vice-captain that is a flop', { viceCaptain: HOME_FIRST, flopPlayers: [HOME_FIRST] }],
    ['a trump that is a flop too', { trumpPlayers: [HOME_FIRST], flopPlayers: [HOME_FIRST] }],
  ])('answers 400 to %s', async (_, edits) => {
    const answer = await on.edit(0, edits);
    expect(await codeOf(answer)).toEqual([400, 'invalid_input']);
    expect((await on.desk()).version).toBe(0);
  });
});

describe('an analyst’s choices override the engine’s', () => {
  beforeEach(reset);

  it('of captain and vice-captain: promoting one swaps the two', async () => {
    const { primary, alternative } = (await on.desk()).analysis.captainChoices;
    await on.edit(0, { captain: choose(alternative) });
    expect((await on.desk()).analysis.captainChoices).toMatchObject({
      primary: { key: alternative?.key, reason: 'Opens today.' },
      alternative: primary,
    });
    await on.edit(1, { viceCaptain: choose(primary) });
    expect((await on.desk()).analysis.captainChoices).toMatchObject({
      primary: alternative,
      alternative: { key: primary?.key, reason: 'Opens today.' },
    });
  });

  it('of trump and flop: a player named as one is not the other', async () => {
    const { trumpPlayers } = (await on.desk()).analysis;
    const [first, ...others] = trumpPlayers;
    expect(first).toBeDefined();
    await on.edit(0, { flopPlayers: [choose(first)] });
    expect((await on.desk()).analysis).toMatchObject({
      trumpPlayers: others,
      flopPlayers: [{ key: first?.key }],
    });
  });

  it('of captain and flop: a player named as one is not the other', async () => {
    const { captainChoices, trumpPlayers } = (await on.desk()).analysis;
    const [first] = trumpPlayers;
    await database.pool.query(
      `update analyses set draft = jsonb_set(draft::jsonb, '{flopPlayers}', draft::jsonb -> 'trumpPlayers')`,
    );
    await on.edit(0, { captain: choose(first) });
    const edited = (await on.desk()).analysis;
    expect(edited.captainChoices.primary?.key).toBe(first?.key);
    expect(edited.flopPlayers.map(({ key }) => key)).not.toContain(first?.key);
    await on.edit(1, { flopPlayers: [choose(captainChoices.primary)] });
    expect((await on.desk()).analysis.captainChoices).toEqual({
      primary: captainChoices.alternative,
      alternative: null,
    });
  });
});

it("an analyst's activity is part of their data export, and loses their name when the account is deleted", async () => {
  await reset();
  await on.edit(0, { note: 'Mine.' });
  const records = createPersonalData(database.db);
  expect(await records.collect('analyst')).toMatchObject({ acts: [{ act: 'edited', matchKey: 'today' }] });
  await database.db.transaction((tx) => records.erase('analyst', tx));
  expect(await records.collect('analyst')).toEqual({ acts: [], openedAnalyses: [] });
  expect((await on.desk()).acts).toMatchObject([{ act: 'edited', by: 'An analyst' }]);
});

// Last, because after learning each reset projects the match.
describe('announced elevens', () => {
  beforeAll(async () => {
    await reset();
    await on.insights.learn();
    await on.later(0.1);
  });

  it.each<[number, string, string[]]>([
    [400, 'ten', side('home').slice(1)],
    [400, 'a player of the other team', [...side('home').slice(1), 'away-player1']],
    [400, 'the same player twice', [...side('home').slice(1), 'home-player2']],
  ])('are rejected with %i: %s', async (status, _, teamA) => {
    const body = { teamA, teamB: side('away') };
    expect((await on.served.send(`POST ${DESK}today/lineup/`, 'analyst', body)).status).toBe(status);
    expect((await on.desk()).announced).toBeNull();
  });

  it('are used by projections from then on', async () => {
    const body = { teamA: side('home').toReversed(), teamB: side('away') };
    expect((await on.served.send(`POST ${DESK}today/lineup/`, 'analyst', body)).status).toBe(200);
    await on.later(0.1);
    const { analysis, announced, acts } = await on.desk();
    expect(announced?.teamA).toContain('home-player1');
    expect(analysis.forecast?.basis.missing).not.toContain('line-ups');
    expect(acts).toMatchObject([{ act: 'line-up entered', by: 'Asha' }]);
  });
});
