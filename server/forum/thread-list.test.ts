import type { ForumThread } from '@gullylens/contract/http/forum';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, MEERA, type ServedForum, serveForum, THREADS } from './testing/forum-server.ts';

const NOWHERE = '00000000-0000-4000-8000-0000000000ff';
const MINUTE = 60_000;

let on: ServedForum;
beforeAll(async () => {
  on = await serveForum();
});
beforeEach(() => on.database.pool.query('truncate forum_threads cascade'));
afterAll(() => on.close());

async function listThreads(query = ''): Promise<{ data: ForumThread[]; next: string | null }> {
  const answer = await on.request(`${THREADS}${query}`, ASHA);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { data: ForumThread[]; next: string | null };
}

describe('a thread', () => {
  it('is listed by its latest post, in pages', async () => {
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      on.clock.advance(MINUTE);
      ids.push((await on.openThread(ASHA, { title })).id);
    }
    on.clock.advance(MINUTE);
    await on.reply(MEERA, ids[0] ?? '', 'Back to the top.');
    const first = await listThreads('?limit=2');
    expect(first.data.map(({ title, posts, lastAuthor }) => [title, posts, lastAuthor?.name])).toEqual([
      ['One', 2, 'Meera'],
      ['Three', 1, 'Asha'],
    ]);
    const second = await listThreads(`?limit=2&after=${first.next}`);
    expect(second.data.map(({ title }) => title)).toEqual(['Two']);
    expect(second.next).toBeNull();
    expect((await listThreads('?limit=3')).next).toBeNull();
  });

  it('is listed with the first words of its last post, without quotes', async () => {
    const { id } = await on.openThread(ASHA, { body: 'Gill,\nI say.' });
    expect((await listThreads()).data).toMatchObject([{ preview: 'Gill, I say.' }]);
    await on.reply(MEERA, id, `> Gill,\n> I say.\n\nNo: ${'🏏'.repeat(200)}`);
    expect((await listThreads()).data).toMatchObject([{ preview: `No: ${'🏏'.repeat(116)}` }]);
  });

  it.each([
    ['deleted', 'deleted_at = now(), body = null'],
    ['hidden', 'hidden_at = now()'],
  ])(
    'is listed with the author of its last post, also a %s one, of which no words are sent',
    async (_state, change) => {
      const { id } = await on.openThread(ASHA);
      const { id: last } = await on.reply(MEERA, id, 'Two');
      await on.database.pool.query(`update forum_posts set ${change} where id = $1`, [last]);
      expect((await listThreads()).data).toMatchObject([
        { posts: 2, lastAuthor: { name: 'Meera' }, preview: null },
      ]);
    },
  );

  it('is listed without the author of its last post when that account was deleted', async () => {
    const { id } = await on.openThread(ASHA);
    const { id: last } = await on.reply(MEERA, id, 'Two');
    await on.database.pool.query('update forum_posts set author_id = $1 where id = $2', [NOWHERE, last]);
    expect((await listThreads()).data).toMatchObject([{ author: { name: 'Asha' }, lastAuthor: null }]);
  });

  it('is found by its match', async () => {
    await on.openThread(ASHA, { title: 'Of nothing' });
    await on.openThread(ASHA, { title: 'Of the final', matchKey: 'final' });
    expect((await listThreads('?matchKey=final')).data.map(({ title }) => title)).toEqual(['Of the final']);
  });
});
