import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../platform/testing/create-test-database.ts';
import { whileRowsLocked } from '../../platform/testing/lock-rows.ts';
import { codeOf, createDeskDatabase, type OpenDesk, openDesk } from '../testing/open-desk.ts';

const HOUR = 3_600_000;

let database: TestDatabase;
let on: OpenDesk;

beforeAll(async () => {
  database = await createDeskDatabase();
  on = await openDesk(database);
});
beforeEach(() => on.reset());
afterAll(async () => {
  await on.close();
  await database.drop();
});

describe('a draft', () => {
  it('is visible only on the desk until six hours before the match, then is published in the engine’s name', async () => {
    expect(await on.readersStatus()).toBe(404);
    expect(await (await on.served.request('/api/v1/analysis/', 'payer')).json()).toMatchObject({ data: [] });
    expect(await on.desk()).toMatchObject({ state: 'draft', version: 0, publishedAt: null });
    await on.later(4);
    expect(await on.read()).toMatchObject({ standsBehind: 'Drafted by the engine', note: null });
    expect((await on.desk()).acts).toMatchObject([{ act: 'published', by: null }]);
  });

  it('waits for its analyst after an edit, and has their text with the engine’s numbers', async () => {
    const before = (await on.desk()).analysis;
    const captain = { key: 'away-player3', reason: 'Opens today.' };
    expect((await on.edit(0, { conditions: 'Dry.', captain, note: 'Rain about.' })).status).toBe(200);
    await on.later(5);
    expect(await on.readersStatus()).toBe(404);
    expect(await on.desk()).toMatchObject({ state: 'edited', publishesAt: null, version: 1 });
    expect((await on.act('publish', 1)).status).toBe(200);
    const analysis = await on.read();
    expect(analysis).toMatchObject({
      standsBehind: 'Reviewed by an analyst',
      note: 'Rain about.',
      pitchReport: { ...before.pitchReport, conditions: 'Dry.' },
      captainChoices: { primary: { name: 'Away Player3', reason: 'Opens today.' } },
      dreamTeam: before.dreamTeam,
    });
    expect(analysis.contentHash).not.toBe(before.contentHash);
    expect((await on.desk()).acts).toMatchObject([
      { act: 'edited', by: 'Asha' },
      { act: 'published', by: 'Asha' },
    ]);
  });

  it('has a card with its current content, after edits and after their removal', async () => {
    const card = async () => {
      const answer = await on.served.request('/api/v1/analysis/', 'payer');
      return ((await answer.json()) as { data: AnalysisCard[] }).data;
    };
    await on.later(5);
    const published = await card();
    expect(published).toMatchObject([{ matchKey: 'today', locked: false }]);
    await on.edit(1, { conditions: 'Dry.', captain: { key: 'away-player3', reason: 'Opens today.' } });
    expect(await card()).toMatchObject([{ pitchConditions: 'Dry.', captain: 'Away Player3' }]);
    await on.edit(2, {});
    expect(await card()).toEqual(published);
    await on.act('withdraw', 3);
    expect(await card()).toEqual([]);
  });

  it('keeps the analyst’s text when the engine drafts again', async () => {
    await on.edit(0, { conditions: 'Dry.' });
    await on.later(1, { tournament: { key: 't', name: 'Another name' } });
    const { analysis } = await on.desk();
    expect(analysis.standsBehind).toBe('Reviewed by an analyst');
    expect(analysis.tournament).toBe('Another name');
    expect(analysis.pitchReport.conditions).toBe('Dry.');
  });

  it('that was withdrawn is never published automatically, and can be published by hand', async () => {
    await on.act('withdraw', 0);
    await on.later(5);
    expect(await on.readersStatus()).toBe(404);
    expect((await on.act('publish', 1)).status).toBe(200);
    expect(await on.read()).toMatchObject({ standsBehind: 'Reviewed by an analyst' });
  });

  it('is not published in the run in which the toss takes place', async () => {
    let looks = 0;
    on.feed.onRead = () => {
      looks += 1;
      if (looks === 2) on.feed.current = [{ ...on.match, toss: { winner: 'Home', decision: 'bat' } }];
    };
    await on.later(4);
    expect(await on.desk()).toMatchObject({ state: 'draft' });
    expect(await on.readersStatus()).toBe(404);
    await on.insights.runAnalysisJobs();
    expect(await on.desk()).toMatchObject({ state: 'missed' });
  });

  it('is missed when unpublished at the start: neither shown nor on the record', async () => {
    await on.edit(0, { note: 'Later.' });
    await on.later(11, { phase: 'live' });
    expect(await on.desk()).toMatchObject({ state: 'missed', lockedAt: null });
    expect(await on.readersStatus()).toBe(404);
    expect(await codeOf(await on.act('publish', 1))).toEqual([409, 'analysis_closed']);
    const record = await on.served.request('/api/v1/analysis/track-record/');
    expect(await record.json()).toMatchObject({ data: { entries: [] } });
  });
});

describe('the version', () => {
  it('is rejected when another analyst was faster, and nothing changes', async () => {
    await on.edit(0, { note: 'First.' });
    expect(await codeOf(await on.edit(0, { note: 'Second.' }))).toEqual([409, 'analysis_changed']);
    expect(await codeOf(await on.act('publish', 0))).toEqual([409, 'analysis_changed']);
    expect(await on.desk()).toMatchObject({ version: 1, edits: { note: 'First.' }, state: 'edited' });
  });

  it('accepts one of two simultaneous changes', async () => {
    const answers = await Promise.all([on.edit(0, { note: 'One.' }), on.edit(0, { note: 'Two.' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await on.desk()).acts).toHaveLength(1);
  });
});

describe('the lock', () => {
  it.each<[string, Partial<MatchSummary>, number]>([
    ['at the toss', { toss: { winner: 'Home', decision: 'bat' } }, 1],
    ['at the scheduled start', {}, 6],
  ])('applies %s: nothing can be edited or withdrawn afterwards', async (_, change, hours) => {
    await on.later(5);
    await on.later(hours, change);
    const locked = await on.desk();
    expect(locked.state).toBe('locked');
    const { version } = locked;
    expect(await codeOf(await on.edit(version, { note: 'Too late.' }))).toEqual([409, 'analysis_closed']);
    expect(await codeOf(await on.act('withdraw', version))).toEqual([409, 'analysis_closed']);
    expect((await on.desk()).analysis).toEqual(locked.analysis);
  });

  it('applies from the toss on, as soon as the feed has seen it', async () => {
    await on.later(5);
    const { version, analysis } = await on.desk();
    on.feed.current = [{ ...on.match, toss: { winner: 'Home', decision: 'bat' } }];
    expect(await codeOf(await on.edit(version, { note: 'Too late.' }))).toEqual([409, 'analysis_closed']);
    expect(await codeOf(await on.act('withdraw', version))).toEqual([409, 'analysis_closed']);
    expect((await on.desk()).analysis).toEqual(analysis);
  });

  describe('applies to changes that waited for a row lock meanwhile', () => {
    const by = ['select from analyses for update'];
    const begin: [string, () => void][] = [
      ['at the toss', () => (on.feed.current = [{ ...on.match, toss: { winner: 'Home', decision: 'bat' } }])],
      ['at the scheduled start', () => on.clock.advance(10 * HOUR)],
    ];

    it.each(begin)('%s: an analyst', async (_, meanwhile) => {
      const publish = async () => codeOf(await on.act('publish', 0));
      expect(await whileRowsLocked(database, { by, meanwhile }, publish)).toEqual([409, 'analysis_closed']);
      expect(await on.readersStatus()).toBe(404);
    });

    it.each(begin)('%s: a draft that publishes itself', async (_, meanwhile) => {
      on.clock.advance(5 * HOUR);
      await whileRowsLocked(database, { by, meanwhile }, on.insights.runAnalysisJobs);
      expect(await on.desk()).toMatchObject({ publishedAt: null, acts: [] });
      expect(await on.readersStatus()).toBe(404);
    });

    it.each(begin)('%s: a new draft', async (_, meanwhile) => {
      const { analysis } = await on.desk();
      on.feed.current = [{ ...on.match, tournament: { key: 't', name: 'Another name' } }];
      await whileRowsLocked(database, { by, meanwhile }, on.insights.runAnalysisJobs);
      expect((await on.desk()).analysis).toEqual(analysis);
    });
  });

  it('applies from the start on, before a job has locked the analysis', async () => {
    await on.later(5);
    on.clock.advance(5 * HOUR);
    const { version } = await on.desk();
    expect(await codeOf(await on.act('withdraw', version))).toEqual([409, 'analysis_closed']);
    expect(await on.readersStatus()).toBe(200);
  });
});
