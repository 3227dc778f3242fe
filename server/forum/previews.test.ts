import type { ForumThread } from '@gullylens/contract/http/forum';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ASHA, dataOf, MEERA, type ServedForum, serveForum, THREADS } from './testing/forum-server.ts';

let on: ServedForum;
beforeAll(async () => {
  on = await serveForum();
});
beforeEach(() => on.database.pool.query('truncate forum_threads cascade'));
afterAll(() => on.close());

async function listPreviews() {
  const threads = await dataOf<ForumThread[]>(await on.request(THREADS, ASHA), 200);
  return threads.map(({ preview }) => preview);
}

it('a thread is listed with the first words of its last post, without quotes', async () => {
  const { id } = await on.openThread(ASHA, { body: 'Gill,\nI say.' });
  expect(await listPreviews()).toEqual(['Gill, I say.']);
  await on.reply(MEERA, id, `> Gill,\n> I say.\n\nNo: ${'\u{1F3CF}'.repeat(200)}`);
  expect(await listPreviews()).toEqual([`No: ${'\u{1F3CF}'.repeat(116)}`]);
});

it.each([
  ['deleted', 'deleted_at = now(), body = null'],
  ['hidden', 'hidden_at = now()'],
])('a thread is listed without words of a %s post', async (_state, change) => {
  const { id } = await on.openThread(ASHA);
  const { id: last } = await on.reply(MEERA, id, 'Two');
  await on.database.pool.query(`update forum_posts set ${change} where id = $1`, [last]);
  expect(await listPreviews()).toEqual([null]);
});
