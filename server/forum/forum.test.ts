import { randomUUID } from 'node:crypto';
import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whileRowsLocked } from '../platform/testing/lock-rows.ts';
import { ASHA, dataOf, MEERA, type ServedForum, serveForum, THREADS } from './testing/forum-server.ts';

const NOWHERE = '00000000-0000-4000-8000-0000000000ff';
const MINUTE = 60_000;
/** A user whose Premium has ended. */
const EXPIRED_MEMBER = '00000000-0000-4000-8000-000000000004';

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

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

/** Posts a reply by Asha that can still be edited. */
async function postReply(): Promise<ForumPost & { threadId: string }> {
  const { id } = await on.openThread(ASHA);
  return { ...(await on.reply(ASHA, id, 'Bat frist.')), threadId: id };
}

const edit = (id: string, user = ASHA, body: unknown = { body: 'Bat first.' }) =>
  on.send(`PATCH /api/v1/forum/posts/${id}/`, user, body);
const remove = (id: string, user = ASHA) => on.send(`DELETE /api/v1/forum/posts/${id}/`, user, undefined);

describe('a thread', () => {
  it('is opened with its first post, about a match of the feed', async () => {
    const openedAt = on.clock.now().toISOString();
    const thread = await on.openThread(ASHA, {
      title: ' Who\nopens? ',
      body: 'Gill, \u202eI say.',
      matchKey: 'final',
    });
    expect(thread).toEqual({
      id: expect.any(String),
      title: 'Who opens?',
      matchKey: 'final',
      matchTitle: 'Malabar Monsoons vs Deccan Drifters, Final',
      author: { name: 'Asha', analyst: false },
      openedAt,
      lastPostAt: openedAt,
      posts: 1,
    });
    expect(await on.postsOf(ASHA, thread.id)).toEqual([
      {
        id: expect.any(String),
        number: 1,
        author: { name: 'Asha', analyst: false },
        authorNumber: 1,
        mine: true,
        state: 'shown',
        body: 'Gill, I say.',
        hiddenBecause: null,
        postedAt: openedAt,
        editedAt: null,
        editableUntil: new Date(on.clock.now().getTime() + 15 * MINUTE).toISOString(),
      },
    ]);
  });

  it('is created once when it is sent again with the same key, also in parallel', async () => {
    const [first, second] = [
      { key: randomUUID(), body: 'The same.' },
      { key: randomUUID(), body: 'Another.' },
    ];
    for (const parts of [first, second]) {
      const sent = await Promise.all(Array.from({ length: 8 }, () => on.openThread(ASHA, parts)));
      const again = await on.openThread(ASHA, parts);
      expect(new Set([again, ...sent].map(({ id }) => id)).size).toBe(1);
    }
    expect((await listThreads()).data).toHaveLength(2);
  });

  it.each([
    ['another title', { title: 'Who bowls?' }],
    ['another match', { matchKey: 'final' }],
    ['other words', { body: 'I say Rahul.' }],
  ])('is rejected with the key of another thread: %s', async (_what, change) => {
    const parts = { title: 'Who opens?', body: 'I say Gill.', key: randomUUID() };
    await on.openThread(ASHA, parts);
    const again = await on.send(`POST ${THREADS}`, ASHA, { ...parts, ...change });
    expect(await codeOf(again)).toEqual([409, 'post_key_reused']);
    expect((await listThreads()).data).toHaveLength(1);
  });

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

  it('is found by its match', async () => {
    await on.openThread(ASHA, { title: 'Of nothing' });
    await on.openThread(ASHA, { title: 'Of the final', matchKey: 'final' });
    expect((await listThreads('?matchKey=final')).data.map(({ title }) => title)).toEqual(['Of the final']);
  });

  it('is read in pages, in order', async () => {
    const { id } = await on.openThread(ASHA);
    for (const body of ['Two', 'Three']) await on.reply(MEERA, id, body);
    const answer = await on.request(`${THREADS}${id}/?after=1&limit=1`, ASHA);
    expect(await answer.json()).toMatchObject({ data: { posts: [{ number: 2, body: 'Two' }] }, next: 2 });
    const end = await on.request(`${THREADS}${id}/?after=2&limit=1`, ASHA);
    expect(await end.json()).toMatchObject({ data: { posts: [{ number: 3, mine: false }] }, next: null });
  });
});

describe('a reply', () => {
  it('gets a unique number, also in parallel', async () => {
    const { id } = await on.openThread(ASHA);
    const bodies = Array.from({ length: 6 }, (_, at) => `Reply ${at}`);
    await Promise.all(
      bodies.flatMap((body) => [on.reply(ASHA, id, `${body} of mine`), on.reply(MEERA, id, body)]),
    );
    const numbers = (await on.postsOf(ASHA, id)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
  });

  it('is rejected when the same user repeats its text within a minute', async () => {
    const { id } = await on.openThread(ASHA);
    await on.reply(ASHA, id, 'Bowl first.');
    const send = () =>
      on.send(`POST ${THREADS}${id}/posts/`, ASHA, { body: 'Bowl first.', key: randomUUID() });
    expect(await codeOf(await send())).toEqual([409, 'post_repeated']);
    await on.reply(MEERA, id, 'Bowl first.');
    on.clock.advance(MINUTE);
    expect((await send()).status).toBe(201);
  });

  it('is stored once when it is sent again with the same key, also after an edit or deletion', async () => {
    const { id } = await on.openThread(ASHA);
    const send = () => on.send(`POST ${THREADS}${id}/posts/`, ASHA, { body: 'Once.', key });
    const key = randomUUID();
    const first = await dataOf<ForumPost>(await send(), 201);
    expect(await dataOf(await send(), 201)).toEqual(first);
    await edit(first.id, ASHA, { body: 'Once and for all.' });
    expect(await dataOf(await send(), 201)).toMatchObject({ id: first.id, body: 'Once and for all.' });
    await remove(first.id);
    expect(await dataOf(await send(), 201)).toMatchObject({ id: first.id, state: 'deleted' });
  });

  it.each([
    ['other words', (first: string) => [first, 'Other words.']],
    ['another thread', (_first: string, second: string) => [second, 'The words.']],
  ])('is rejected with the key of another post: %s', async (_what, change) => {
    const [first, second] = [await on.openThread(ASHA), await on.openThread(ASHA)];
    const key = randomUUID();
    const send = (threadId: string | undefined, body: string | undefined) =>
      on.send(`POST ${THREADS}${threadId}/posts/`, ASHA, { body, key });
    expect((await send(first.id, 'The words.')).status).toBe(201);
    const [threadId, body] = change(first.id, second.id);
    expect(await codeOf(await send(threadId, body))).toEqual([409, 'post_key_reused']);
    expect((await listThreads()).data.map(({ posts }) => posts).toSorted()).toEqual([1, 2]);
    const opening = { title: 'Another', body: 'The words.', key };
    expect(await codeOf(await on.send(`POST ${THREADS}`, ASHA, opening))).toEqual([409, 'post_key_reused']);
  });

  it('is rejected for an unknown thread', async () => {
    const answer = await on.send(`POST ${THREADS}${NOWHERE}/posts/`, ASHA, { body: 'Hello?' });
    expect(await codeOf(answer)).toEqual([404, 'thread_not_found']);
  });
});

describe('editing a post', () => {
  it('is allowed to its author for 15 minutes', async () => {
    const { id, threadId } = await postReply();
    on.clock.advance(15 * MINUTE - 1);
    const changed = await dataOf<ForumPost>(await edit(id), 200);
    expect(changed).toMatchObject({ body: 'Bat first.', editedAt: on.clock.now().toISOString() });
    on.clock.advance(1);
    expect(await codeOf(await edit(id, ASHA, { body: 'Too late.' }))).toEqual([409, 'post_settled']);
    expect((await on.postsOf(ASHA, threadId))[1]).toMatchObject({ body: 'Bat first.', editableUntil: null });
  });

  it('is rejected for other users', async () => {
    const { id, threadId } = await postReply();
    expect(await codeOf(await edit(id, MEERA))).toEqual([404, 'post_not_found']);
    expect((await on.postsOf(MEERA, threadId))[1]).toMatchObject({ body: 'Bat frist.', editableUntil: null });
  });

  it('is rejected after its deletion', async () => {
    const { id } = await postReply();
    await remove(id);
    expect((await edit(id)).status).toBe(404);
  });
});

describe('deleting a post', () => {
  it('clears its text and leaves it in the thread, also when repeated', async () => {
    const { id } = await on.openThread(ASHA);
    const post = await on.reply(ASHA, id, 'Forget this.');
    expect([(await remove(post.id)).status, (await remove(post.id)).status]).toEqual([200, 200]);
    expect((await on.postsOf(MEERA, id))[1]).toMatchObject({ number: 2, state: 'deleted', body: null });
    const { rows } = await on.database.pool.query('select 1 from forum_posts where body like $1', [
      '%Forget%',
    ]);
    expect(rows).toEqual([]);
  });

  it('is allowed to its author only', async () => {
    const { id } = await on.openThread(ASHA);
    const [opening] = await on.postsOf(ASHA, id);
    expect(await codeOf(await remove(opening?.id ?? '', MEERA))).toEqual([404, 'post_not_found']);
    expect((await on.postsOf(ASHA, id))[0]).toMatchObject({ state: 'shown' });
  });

  it('is allowed without Premium, but not without signing in', async () => {
    const { id } = await on.openThread(ASHA);
    const post = await on.reply(ASHA, id, 'Forget this.');
    await on.database.pool.query('update forum_posts set author_id = $2 where id = $1', [
      post.id,
      EXPIRED_MEMBER,
    ]);
    expect(await codeOf(await remove(post.id, ''))).toEqual([401, 'token_missing']);
    expect((await on.request(`${THREADS}${id}/`, EXPIRED_MEMBER)).status).toBe(403);
    expect((await remove(post.id, EXPIRED_MEMBER)).status).toBe(200);
    expect((await on.postsOf(ASHA, id))[1]).toMatchObject({ state: 'deleted', body: null });
  });

  it('clears the title with the opening post, and deletes a thread without replies', async () => {
    const [answered, alone] = [await on.openThread(ASHA), await on.openThread(ASHA)];
    await on.reply(MEERA, answered.id, 'I reply.');
    for (const thread of [answered, alone]) {
      const [opening] = await on.postsOf(ASHA, thread.id);
      await remove(opening?.id ?? '');
    }
    expect((await listThreads()).data).toMatchObject([{ id: answered.id, title: null, posts: 2 }]);
    expect((await on.request(`${THREADS}${alone.id}/`, ASHA)).status).toBe(404);
  });
});

it('a thread remains when a reply arrives while its only post is deleted', async () => {
  const { id } = await on.openThread(ASHA);
  const [opening] = await on.postsOf(ASHA, id);
  const reply = [
    `update forum_threads set posts = 2 where id = '${id}'`,
    `insert into forum_posts (thread_id, number, author_id, body, posted_at)
      values ('${id}', 2, '${MEERA}', 'Wait!', now())`,
  ];
  const removed = await whileRowsLocked(on.database, { by: reply }, () => remove(opening?.id ?? ''));
  expect(removed.status).toBe(200);
  expect((await on.postsOf(MEERA, id)).map(({ state }) => state)).toEqual(['deleted', 'shown']);
});

describe('a rejected request changes nothing', () => {
  it.each([
    ['an empty title', { title: ' ', body: 'A' }],
    ['a title without end', { title: 'x'.repeat(121), body: 'A' }],
    ['an empty body', { title: 'A', body: '\u200b\u2060' }],
    ['a body without end', { title: 'A', body: '🏏'.repeat(4001) }],
    ['a match key that is none', { title: 'A', body: 'A', matchKey: '../' }],
    ['a key that is none', { title: 'A', body: 'A', key: 'again' }],
    ['anything more', { title: 'A', body: 'A', hidden: true }],
  ])('400: %s', async (_what, body) => {
    expect(await codeOf(await on.send(`POST ${THREADS}`, ASHA, body))).toEqual([400, 'invalid_input']);
    expect((await listThreads()).data).toEqual([]);
  });

  it('413: a post of a megabyte', async () => {
    const body = { title: 'A', body: 'x'.repeat(1024 * 1024) };
    expect(await codeOf(await on.send(`POST ${THREADS}`, ASHA, body))).toEqual([413, 'payload_too_large']);
  });

  it('404: a match that the feed does not know', async () => {
    const body = { title: 'A', body: 'A', matchKey: 'unknown' };
    expect(await codeOf(await on.send(`POST ${THREADS}`, ASHA, body))).toEqual([404, 'match_not_found']);
  });

  it.each([
    '?after=nowhere',
    '?after=1_x',
    `?after=1_${'-'.repeat(36)}`,
    '?limit=51',
    '?matchKey=..',
    '?more=1',
  ])('400: the list, %s', async (query) => {
    expect((await on.request(THREADS + query, ASHA)).status).toBe(400);
  });
});

it('the maximum length of a post counts characters, not bytes', async () => {
  expect(await on.openThread(ASHA, { body: '🏏'.repeat(4000) })).toMatchObject({ posts: 1 });
});

it.each([
  ['GET', THREADS],
  ['POST', THREADS],
  ['GET', `${THREADS}${NOWHERE}/`],
  ['POST', `${THREADS}${NOWHERE}/posts/`],
  ['PATCH', `/api/v1/forum/posts/${NOWHERE}/`],
  ['POST', `/api/v1/forum/posts/${NOWHERE}/report/`],
])('%s %s requires Premium', async (method, path) => {
  const call = (user: string) =>
    method === 'GET' ? on.request(path, user) : on.send(`${method} ${path}`, user, { body: 'Let me in.' });
  expect(await codeOf(await call('free reader'))).toEqual([403, 'premium_required']);
  expect(await codeOf(await call(''))).toEqual([401, 'token_missing']);
});
