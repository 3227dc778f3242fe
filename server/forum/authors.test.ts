import type { ForumThread } from '@gullylens/contract/http/forum';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ANALYST,
  ASHA,
  dataOf,
  MEERA,
  type ServedForum,
  serveForum,
  THREADS,
} from './testing/forum-server.ts';

const NOWHERE = '00000000-0000-4000-8000-0000000000ff';

let on: ServedForum;
beforeAll(async () => {
  on = await serveForum();
});
beforeEach(() => on.database.pool.query('truncate forum_threads cascade'));
afterAll(() => on.close());

it('each post has the number of its author in the order of their first posts', async () => {
  await on.openThread(MEERA);
  const { id } = await on.openThread(ASHA);
  for (const body of ['Two', 'Three']) await on.reply(MEERA, id, body);
  const own = await on.reply(ASHA, id, 'Four');
  expect(own.authorNumber).toBe(1);
  expect((await on.postsOf(ASHA, id)).map(({ authorNumber }) => authorNumber)).toEqual([1, 2, 2, 1]);
  const later = await on.request(`${THREADS}${id}/?after=1&limit=1`, ASHA);
  expect(await later.json()).toMatchObject({ data: { posts: [{ number: 2, authorNumber: 2 }] } });
});

it('an author’s number stays when the opening post is deleted, and the next new author has the next one', async () => {
  const { id } = await on.openThread(ASHA);
  await on.reply(MEERA, id, 'Two');
  const [opening] = await on.postsOf(ASHA, id);
  await on.send(`DELETE /api/v1/forum/posts/${opening?.id}/`, ASHA, undefined);
  expect((await on.reply(ASHA, id, 'Three')).authorNumber).toBe(1);
  expect((await on.reply(ANALYST, id, 'Four')).authorNumber).toBe(3);
  expect((await on.postsOf(ASHA, id)).map(({ authorNumber }) => authorNumber)).toEqual([1, 2, 1, 3]);
});

it('posts of a deleted account have no number, so that nothing links them', async () => {
  const { id } = await on.openThread(ASHA);
  for (const body of ['Two', 'Three']) await on.reply(MEERA, id, body);
  await on.reply(ANALYST, id, 'Four');
  await on.database.pool.query('update forum_posts set author_id = $1 where author_id = $2', [
    NOWHERE,
    MEERA,
  ]);
  const posts = await on.postsOf(ASHA, id);
  expect(posts.map(({ author }) => author?.name)).toEqual(['Asha', undefined, undefined, 'Ravi']);
  expect(posts.map(({ authorNumber }) => authorNumber)).toEqual([1, null, null, 3]);
});

/** Lists a thread by Asha whose last post is by Meera, after a change of that post. */
async function listAfter(change: string): Promise<ForumThread[]> {
  const { id } = await on.openThread(ASHA);
  const { id: last } = await on.reply(MEERA, id, 'Two');
  await on.database.pool.query(`update forum_posts set ${change} where id = $1`, [last]);
  return dataOf(await on.request(THREADS, ASHA), 200);
}

describe('the author of the last post of a listed thread', () => {
  it.each([
    ['deleted', 'deleted_at = now(), body = null'],
    ['hidden', 'hidden_at = now()'],
  ])('is named, also when the post is %s', async (_state, change) => {
    expect(await listAfter(change)).toMatchObject([{ posts: 2, lastAuthor: { name: 'Meera' } }]);
  });

  it('is null when the account was deleted', async () => {
    const threads = await listAfter(`author_id = '${NOWHERE}'`);
    expect(threads).toMatchObject([{ author: { name: 'Asha' }, lastAuthor: null }]);
  });
});
