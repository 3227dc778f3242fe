import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeFeedMatch } from '../testing/make-feed-match.ts';
import type { FeedMatch } from '../model/feed-match.ts';
import { createMatchCache, type MatchCache } from './match-cache.ts';
import { storeMatches } from './store-matches.ts';

const lease = { fencing: 1, fence: async () => {} };

let database: TestDatabase;
let memory: MatchCache;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('truncate matches, match_feed cascade; insert into match_feed default values');
  memory = createMatchCache(database.db);
  await memory.load();
});
afterAll(() => database.drop());

const completed = (name: string, count: number, startsAt: string | null): FeedMatch[] =>
  Array.from({ length: count }, (_, i) =>
    makeFeedMatch({ key: `${name}-${i}`, startsAt, phase: 'completed' }),
  );

async function store(matches: readonly FeedMatch[], time = '15:00:00'): Promise<void> {
  const updates = matches.map((match) => ({ key: match.key, apply: () => match }));
  await storeMatches(database.db, { updates, observedAt: new Date(`2026-03-10T${time}Z`) }, lease);
}

const countOf = (name: string, { all }: MatchCache) =>
  all().filter(({ match }) => match.key.startsWith(name)).length;

describe('completed matches', () => {
  it('are removed from memory, oldest first, once there are too many', async () => {
    await store(completed('of-february', 150, '2026-02-10T15:00:00Z'));
    await memory.catchUp();
    await store(completed('of-march', 100, '2026-03-09T15:00:00Z'));
    await memory.catchUp();
    expect(['of-february', 'of-march'].map((name) => countOf(name, memory))).toEqual([100, 100]);
  });

  it('without a start are removed first, both while running and after a restart', async () => {
    await store([...completed('unstated', 205, null), ...completed('yesterday', 20, '2026-03-09T15:00:00Z')]);
    await memory.catchUp();
    const restarted = createMatchCache(database.db);
    await restarted.load();
    for (const each of [memory, restarted]) {
      expect([countOf('yesterday', each), countOf('unstated', each)]).toEqual([20, 180]);
    }
  });
});

it('listeners receive the changed matches, and an empty list when only the age changed', async () => {
  const changes: string[][] = [];
  memory.onChange((changed) => changes.push(changed.map(({ match }) => match.key)));
  const match = makeFeedMatch({ key: 'one', startsAt: '2026-03-10T14:00:00.000Z' });
  await store([], '14:59:00');
  await memory.catchUp();
  await store([match]);
  await memory.catchUp();
  await memory.catchUp();
  await store([match], '15:01:00');
  await memory.catchUp();
  await memory.catchUp();
  expect(changes).toEqual([[], ['one'], []]);
  expect(memory.asOf()).toEqual(new Date('2026-03-10T15:01:00Z'));
});
