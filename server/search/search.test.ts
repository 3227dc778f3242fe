import { searchRoutes } from '@gullylens/contract/http/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHistory } from '../history/public.ts';
import { emptyFeedSource } from '../history/testing/empty-feed-source.ts';
import { importTestMatches } from '../history/testing/import-test-matches.ts';
import { makeMatchSummary } from '../matches/testing/make-match-summary.ts';
import { createLog } from '../platform/log.ts';
import { createTestDatabase } from '../platform/testing/create-test-database.ts';
import { type ServedRoutes, serveRoutes } from '../platform/testing/serve-routes.ts';
import { createSearch } from './public.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let served: ServedRoutes;

const currentMatches = () => [makeMatchSummary({ key: 'now', teams: ['Delhi Capitals', 'Away'] })];

beforeAll(async () => {
  database = await createTestDatabase();
  await importTestMatches(database, [
    { date: '2023-04-01', balls: [[4], [1]], ground: 'M.Chinnaswamy Stadium', city: 'Bengaluru' },
    { date: '2023-04-03', balls: [[1], [6]], teams: ['Delhi Daredevils', 'Home'], ground: 'Eden Gardens' },
  ]);
  await database.pool.query(`
    insert into history_player_aliases (alias, player_id, spelling, set_by)
    select 'v kohli', id, 'V Kohli', 'import' from history_players order by id limit 1`);
  const history = createHistory({ database, log: createLog('silent'), feed: emptyFeedSource });
  const { handlers } = createSearch({ currentMatches, searchNames: history.searchNames });
  served = await serveRoutes(searchRoutes, handlers);
});
afterAll(async () => {
  await served.close();
  await database.drop();
});

async function search(q: string) {
  const answer = await served.request(`/api/search/?q=${encodeURIComponent(q)}`, 'reader');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Record<string, { name: string }[]> }).data;
}
const namesOf = (rows: readonly { name: string }[] | undefined) => rows?.map(({ name }) => name);

it('finds matches, teams and venues by the beginnings of words', async () => {
  const found = await search('del');
  expect(namesOf(found['matches'])).toEqual(['Delhi Capitals vs Away']);
  expect(found['teams']).toHaveLength(1);
  expect(found['venues']).toEqual([]);
  expect((await search('chinna'))['venues']).toMatchObject([{ city: 'Bengaluru' }]);
  expect((await search('stadium m'))['venues']).toHaveLength(1);
  expect((await search('hinna'))['venues']).toEqual([]);
});

it.each([
  ['kohli', 1],
  ['V Koh', 1],
  ['Virat Kohli', 1],
  ['Rohit Kohli', 0],
  ['Virat', 0],
  // Only the first eight words count.
  [`${'kohli '.repeat(8)}Rohit`, 1],
])('finds a player whom archives call V Kohli by “%s” %d times', async (text, count) => {
  expect((await search(text))['players']).toHaveLength(count);
});

it('names the latest team of a player', async () => {
  const [player] = (await search('kohli'))['players'] ?? [];
  expect(player).toHaveProperty('team', expect.any(String));
});

it.each(["'", '&|!', ':*', "a' | 'b", '\\', '<->', '((', '🏏', 'a'.repeat(80)])(
  'text with operators of a search, like %s, is text',
  async (text) => {
    expect(Object.values(await search(text)).flat().length).toBeLessThan(20);
  },
);

it('refuses an empty text and visitors who are not signed in', async () => {
  expect((await served.request('/api/search/?q=%20', 'reader')).status).toBe(400);
  expect((await served.request('/api/search/?q=a')).status).toBe(401);
});

it('reads names through the indexes of words', async () => {
  const { rows } = await database.pool
    .query(`
    set enable_seqscan = off;
    explain select a.player_id from history_player_aliases a
    where to_tsvector('simple', translate(a.spelling, '.,-_/''()&', '         ')) @@ to_tsquery('simple', 'k:*')`)
    .then((results) => (Array.isArray(results) ? results.at(-1) : results));
  expect(JSON.stringify(rows)).toContain('history_player_aliases_words');
});
