import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { sharingRoutes } from '@gullylens/contract/http/sharing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importTestMatches } from '../history/testing/import-test-matches.ts';
import { createHistory } from '../history/public.ts';
import { emptyFeedSource } from '../history/testing/empty-feed-source.ts';
import { makeMatchSummary } from '../matches/testing/make-match-summary.ts';
import { createLog } from '../platform/log.ts';
import { createTestDatabase } from '../platform/testing/create-test-database.ts';
import { createManualClock } from '../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../platform/testing/serve-routes.ts';
import { createSharing } from './public.ts';

const origin = 'https://gullylens.example';
let matches: MatchSummary[] = [];
let sharing: ReturnType<typeof createSharing>;
let served: ServedRoutes;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Reads of pages that are not in memory. */
let reads: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [
    { date: '2023-04-01', balls: [[4, 6, 0], [1]], ground: 'Eden Gardens', city: 'Kolkata' },
  ]);
  const history = createHistory({ database, log: createLog('silent'), feed: emptyFeedSource });
  sharing = createSharing({
    origin,
    clock: createManualClock(new Date('2026-11-23T00:00:00Z')),
    currentMatches: () => matches,
    feedMatch: async (key) => matches.find((match) => match.key === key) ?? null,
    playedMatch: history.playedMatch,
    pageName: (page, key) => {
      reads.push(`${page} ${key}`);
      if (key === 'slow') return new Promise(() => {});
      return history.pageName(page, key);
    },
  });
  served = await serveRoutes(sharingRoutes, sharing.handlers);
});
beforeEach(() => {
  matches = [];
  reads = [];
});
afterAll(async () => {
  await sharing.close();
  await served.close();
  await database.drop();
});

const india: Partial<MatchSummary> = {
  key: 'ind-aus',
  teams: ['India', 'Australia'],
  series: 'Border-Gavaskar Trophy',
  venue: { key: null, name: 'Eden Gardens', city: 'Kolkata' },
  dateTimeGMT: '2026-11-23T14:00:00.000Z',
};

it.each([
  ['upcoming', 'Match not started', 'Starts Mon, 23 Nov, 7:30 pm IST'],
  ['live', 'India need 20 off 6', 'Live now'],
  ['completed', 'India won by 5 wickets', 'India won by 5 wickets'],
] as const)('describes a match that is %s by names, competition and state', async (phase, status, state) => {
  matches = [makeMatchSummary({ ...india, phase, status })];
  const head = await sharing.describePage('/matches/ind-aus');
  expect(head).toMatchObject({
    title: 'India vs Australia, Border-Gavaskar Trophy · GullyLens',
    description: `India vs Australia. ${state} · Border-Gavaskar Trophy · Eden Gardens, Kolkata. Live score, analysis and fantasy points.`,
    url: `${origin}/matches/ind-aus`,
  });
  expect(JSON.stringify(head)).not.toContain('need 20');
  expect(await sharing.describePage('/matches/ind-aus')).toBe(head);
});

const imageOf = async () => (await sharing.describePage('/matches/ind-aus'))?.image.url;

it('a picture has another address in another state', async () => {
  matches = [makeMatchSummary(india)];
  const before = await imageOf();
  expect(before).toMatch(
    /^https:\/\/gullylens\.example\/api\/pictures\/matches\/ind-aus\/\?state=[\w-]{10}$/,
  );
  matches = [
    makeMatchSummary({ ...india, score: [{ inning: 'India Inning 1', team: 'India', r: 9, w: 0, o: '1' }] }),
  ];
  expect(await imageOf()).toBe(before);
  matches = [makeMatchSummary({ ...india, phase: 'live' })];
  expect(await imageOf()).not.toBe(before);
});

it('a match without start, series or city has no empty parts', async () => {
  matches = [makeMatchSummary({ key: 'plain', series: null })];
  expect(await sharing.describePage('/matches/plain')).toMatchObject({
    title: 'Home vs Away · GullyLens',
    description: 'Home vs Away. Starts soon · Unknown Ground. Live score, analysis and fantasy points.',
  });
  matches = [makeMatchSummary({ key: 'plain', phase: 'completed', status: '' })];
  expect((await sharing.describePage('/matches/plain'))?.description).toContain('. Finished · Made League');
});

it('describes matches, teams and grounds of the history', async () => {
  expect((await sharing.describePage('/matches/m0'))?.description).toMatch(/\(2023-04-01\)/);
  const { rows } = await database.pool.query(
    "select 'teams' as area, key, name from history_teams union all select 'venues', key, name || ', ' || city from history_grounds union all select 'players', id, name from history_players",
  );
  expect(new Set(rows.map(({ area }) => area)).size).toBe(3);
  for (const { area, key, name } of rows)
    expect((await sharing.describePage(`/${area}/${key}`))?.title).toBe(`${name} · GullyLens`);
});

it('reads a page once, and describes no page that it does not know', async () => {
  for (const path of [
    '/teams/nowhere',
    '/teams/nowhere',
    '/account',
    '/matches/nowhere',
    '/teams/a%20b',
    '/x/y',
  ])
    expect(await sharing.describePage(path)).toBeNull();
  expect(reads).toEqual(['team nowhere']);
});

it('reads the page of the longest key, and of no longer path', async () => {
  const key = 'k'.repeat(64);
  expect(await sharing.describePage(`/players/${key}`)).toBeNull();
  expect(await sharing.describePage(`/players/${key}/${'x'.repeat(27)}`)).toBeNull();
  expect(reads).toEqual([`player ${key}`]);
  expect(await sharing.describePage(`/players/${key}/${'x'.repeat(26)}`)).toBeNull();
  expect(reads).toHaveLength(2);
});

it('gives up on a database that does not answer', async () => {
  await expect(sharing.describePage('/players/slow')).rejects.toThrow('too many pages');
});

it.each(['/', '/track-record', '/terms', '/privacy', '/support'])('%s has tags of its own', async (path) => {
  const head = await sharing.describePage(path);
  expect(head).toMatchObject({ url: origin + path, image: { url: `${origin}/api/pictures/product/` } });
});

it('robots.txt leads to the site map and keeps crawlers out of the API, except for pictures', async () => {
  const text = await (await served.request('/robots.txt')).text();
  expect(text).toContain('Allow: /api/pictures/\nDisallow: /api/\n');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('the site map lists the public pages and the current matches', async () => {
  matches = [makeMatchSummary(india)];
  const answer = await served.request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const paths = ['/', '/track-record', '/terms', '/privacy', '/support', '/matches/ind-aus'];
  expect(addresses).toEqual(paths.map((path) => origin + path));
});

it('security.txt has a contact and expires', async () => {
  const text = await (await served.request('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: ${origin}/support\nExpires: 2027-02-21T00:00:00.000Z`);
});

it('draws pictures of matches and of the product, and none of an unknown match', async () => {
  matches = [makeMatchSummary(india)];
  for (const path of ['product/', 'matches/ind-aus/?state=abc', 'matches/m0/']) {
    const answer = await served.request(`/api/pictures/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  expect((await served.request('/api/pictures/matches/nowhere/')).status).toBe(404);
});
