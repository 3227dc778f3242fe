import { cricketDashboardRoutes } from '@gullylens/contract/http/matches/cricket-dashboard';
import { cricketMatchRoutes } from '@gullylens/contract/http/matches/cricket-matches';
import { cricketSeriesRoutes } from '@gullylens/contract/http/matches/cricket-series';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { liveMatch, vendorAnswer, vendorMatch } from '../vendors/cricapi/testing/make-vendor-match.ts';
import { ITEMS, LISTS } from '../vendors/cricapi/testing/sample-answers.ts';
import { anyChanges, mutateAnywhere } from '../vendors/cricapi/testing/mutate-answer.ts';
import { type ScriptedCricapi, startScriptedFeed } from './testing/start-scripted-feed.ts';

const HALF_AN_HOUR = 1_800_000;
const OVER_A_DAY = 25 * 3_600_000;
const ROUNDS = 6;
/** A run requests at most one document, so after this many all were requested. */
const TURNS = 6;
/** Each round has different errors, the same in every test run. */
const SEED = 20_260_310;

const READS = Object.values({ ...cricketDashboardRoutes, ...cricketMatchRoutes, ...cricketSeriesRoutes })
  .filter(({ method }) => method === 'GET')
  .map(({ path, answers }) => ({
    path: path.replace('{id}', path.includes('/series/') ? 's-1' : path.includes('/players/') ? 'm3' : 'm1'),
    shape: (answers as Readonly<Record<number, z.ZodType>>)[200] ?? z.never(),
  }));

const rowsOf = (endpoint: string) => LISTS.find(([name]) => name === endpoint)?.[2] ?? [];
const itemOf = (endpoint: string) => ITEMS.find((item) => item.endpoint === endpoint)?.data;
const row = { status: 'Mumbai opt to bat', ms: 'live', t1: 'Mumbai [MUM]', t2: 'Pune [PUN]', t2s: '' };

/** The vendor's data without errors. */
const GOOD: Readonly<Record<string, unknown>> = {
  currentMatches: [
    liveMatch('m1', 61),
    liveMatch('m2', 20),
    vendorMatch('m3', { dateTimeGMT: '2026-03-12T14:00:00' }),
  ],
  cricScore: ['m1', 'm2'].map((id) => ({
    id,
    dateTimeGMT: '2026-03-10T14:00:00',
    t1s: '70/2 (8.1)',
    ...row,
  })),
  series: rowsOf('series'),
  countries: rowsOf('countries'),
  match_squad: rowsOf('match_squad'),
  match_info: liveMatch('m1', 80),
  match_scorecard: itemOf('match_scorecard'),
};

let on: ScriptedCricapi;
beforeEach(async () => {
  on = await startScriptedFeed('2026-03-10T15:00:00Z');
});
afterEach(() => on.stop());

/** Later the vendor changes all responses in this way. */
async function pollAnswers(changed: (data: unknown) => unknown, afterMs = HALF_AN_HOUR): Promise<void> {
  for (const [path, data] of Object.entries(GOOD)) on.vendor.answer(path, vendorAnswer(changed(data)));
  on.clock.advance(afterMs);
  for (let turn = 0; turn < TURNS; turn += 1) await on.pollOnce();
}

const Body = z.looseObject({ data: z.unknown() });

/** The status of every read by its path. Responses follow the contract; a 5xx must have a retry time. */
async function readAll(): Promise<Map<string, { status: number; data: unknown }>> {
  const answers = new Map<string, { status: number; data: unknown }>();
  for (const { path, shape } of READS) {
    const answer = await on.request(path);
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    else expect(answer.status, path).toBeLessThan(500);
    const body: unknown = await answer.json();
    if (answer.status === 200) expect(shape.safeParse(body).error, path).toBeUndefined();
    answers.set(path, { status: answer.status, data: Body.safeParse(body).data?.data });
  }
  return answers;
}

const faults = fc.sample(anyChanges, { numRuns: ROUNDS, seed: SEED });
const spoil = (data: unknown, round: number) =>
  (mutateAnywhere({ data }, faults[round] ?? []) as { data?: unknown }).data;

describe('while the vendor’s responses contain errors', () => {
  it('API responses keep the contract, before and after anything was stored', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round === ROUNDS / 2) await pollAnswers((data) => data);
      await pollAnswers((data) => spoil(data, round));
      const answers = await readAll();
      if (round < ROUNDS / 2) continue;
      for (const [path, { status }] of answers) {
        if (!path.includes('/series/s-1/')) expect(`${path} ${status}`).toBe(`${path} 200`);
      }
    }
    const { rows } = await on.database.pool.query(`select 1 from vendor_calls where state = 'sent'`);
    expect(rows).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty list', []],
    ['other things', [{ hello: 'world' }, null, 7]],
  ])('the stored data stays when they contain %s', async (_, data) => {
    await pollAnswers((good) => good);
    const before = await readAll();
    const bring = (good: unknown) => (isScorecard(good) ? { ...good, scorecard: data } : data);
    await pollAnswers(bring);
    const soon = await readAll();
    for (const path of [...MATCHES, ...DOCUMENTS]) expect(soon.get(path), path).toEqual(before.get(path));
    await pollAnswers(bring, OVER_A_DAY);
    const later = await readAll();
    for (const path of DOCUMENTS) expect(later.get(path), path).toEqual(before.get(path));
  });
});

const isScorecard = (good: unknown): good is object => good === GOOD['match_scorecard'];

const MATCHES = [
  '/api/v1/cricket/matches/m1/',
  '/api/v1/cricket/current-matches/',
  '/api/v1/cricket/matches/live/',
  '/api/v1/cricket/matches/upcoming/',
];
/** Requested again a day later. */
const DOCUMENTS = [
  '/api/v1/cricket/matches/m1/scorecard/',
  '/api/cricket/matches/m3/players/',
  '/api/v1/cricket/series/',
  '/api/v1/cricket/series/s-1/',
  '/api/v1/cricket/tournaments/',
  '/api/v1/cricket/countries-new/',
];
