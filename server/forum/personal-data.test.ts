import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  ANALYST,
  ASHA,
  DELETED_USER,
  MEERA,
  type ServedForum,
  serveForum,
  THREADS,
} from './testing/forum-server.ts';

let on: ServedForum;
beforeAll(async () => {
  on = await serveForum();
});
beforeEach(() => on.database.pool.query('truncate forum_threads cascade'));
afterAll(() => on.close());

const erase = (userId: string) =>
  on.database.db.transaction((tx) => on.forum.personalRecords.erase(userId, tx));

it('exports everything that a user wrote', async () => {
  const { id } = await on.openThread(ASHA, { title: 'Mine', body: 'My words.', matchKey: 'final' });
  const reply = await on.reply(MEERA, id, 'Theirs.');
  await on.send(`POST /api/v1/forum/posts/${reply.id}/report/`, ASHA, { reason: 'other', note: 'My note.' });
  const at = on.clock.now();
  expect(await on.forum.personalRecords.collect(ASHA)).toEqual({
    threads: [{ title: 'Mine', matchTitle: 'Malabar Monsoons vs Deccan Drifters, Final', openedAt: at }],
    posts: [
      {
        id: expect.any(String),
        body: 'My words.',
        postedAt: at,
        editedAt: null,
        deletedAt: null,
        hiddenAt: null,
      },
    ],
    reports: [{ reason: 'other', note: 'My note.', reportedAt: at }],
    rulings: [],
  });
});

it("exports an analyst's decisions", async () => {
  const { id } = await on.openThread(ASHA);
  const reply = await on.reply(MEERA, id, 'Buy followers.');
  await on.send(`POST /api/v1/desk/forum/posts/${reply.id}/hide/`, ANALYST, { reason: 'An advertisement.' });
  expect(await on.forum.personalRecords.collect(ANALYST)).toMatchObject({
    rulings: [{ action: 'hide', reason: 'An advertisement.', ruledAt: on.clock.now() }],
  });
});

it("account deletion clears the user's texts and leaves those of others unchanged", async () => {
  const answered = await on.openThread(ASHA, { title: 'Secret', body: 'Secret one.' });
  const alone = await on.openThread(ASHA, { title: 'Secret', body: 'Secret two.' });
  const theirs = await on.reply(MEERA, answered.id, 'I reply.');
  await on.reply(ASHA, answered.id, 'Secret three.');
  await on.send(`POST /api/v1/forum/posts/${theirs.id}/report/`, ASHA, { reason: 'other', note: 'Secret.' });
  await erase(ASHA);
  for (const table of ['forum_threads', 'forum_posts', 'forum_reports']) {
    const { rows } = await on.database.pool.query(`select * from ${table}`);
    expect(JSON.stringify(rows)).not.toContain('Secret');
  }
  const states = (await on.postsOf(MEERA, answered.id)).map(({ state, body }) => [state, body]);
  expect(states).toEqual([
    ['deleted', null],
    ['shown', 'I reply.'],
    ['deleted', null],
  ]);
  expect((await on.request(`${THREADS}${alone.id}/`, MEERA)).status).toBe(404);
});

it('account deletion of a user without posts changes nothing', async () => {
  const { id } = await on.openThread(ASHA);
  await erase(MEERA);
  expect(await on.postsOf(ASHA, id)).toMatchObject([{ state: 'shown' }]);
});

it('a user whose account is being deleted cannot write', async () => {
  const { id } = await on.openThread(ASHA);
  const [post] = await on.postsOf(ASHA, id);
  const answers = [
    await on.send(`POST ${THREADS}`, DELETED_USER, { title: 'Late', body: 'Late.' }),
    await on.send(`POST ${THREADS}${id}/posts/`, DELETED_USER, { body: 'Late.' }),
    await on.send(`POST /api/v1/forum/posts/${post?.id}/report/`, DELETED_USER, {
      reason: 'other',
      note: 'Late.',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await on.postsOf(ASHA, id)).toHaveLength(1);
  const { rows } = await on.database.pool.query('select 1 from forum_reports');
  expect(rows).toEqual([]);
});
