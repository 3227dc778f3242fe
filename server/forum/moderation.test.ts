import type { DeskPost } from '@gullylens/contract/http/desk-forum';
import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whileRowsLocked } from '../platform/testing/lock-rows.ts';
import {
  ANALYST,
  ASHA,
  dataOf,
  MEERA,
  type ServedForum,
  serveForum,
  THREADS,
} from './testing/forum-server.ts';

const DESK = '/api/v1/desk/forum/posts/';
const NOWHERE = '00000000-0000-4000-8000-0000000000ff';

let on: ServedForum;
let thread: ForumThread;
let post: ForumPost;
beforeAll(async () => {
  on = await serveForum();
});
beforeEach(async () => {
  await on.database.pool.query('truncate forum_threads cascade');
  thread = await on.openThread(ASHA);
  post = await on.reply(ASHA, thread.id, 'Buy my tips.');
});
afterAll(() => on.close());

const report = (id: string, user = MEERA, body: object = { reason: 'spam' }) =>
  on.send(`POST /api/v1/forum/posts/${id}/report/`, user, body);
const rule = (id: string, action: 'hide' | 'restore', reason = 'Advertising.', user = ANALYST) =>
  on.send(`POST ${DESK}${id}/${action}/`, user, { reason });
const atDesk = async (state: 'reported' | 'hidden'): Promise<DeskPost[]> =>
  dataOf(await on.request(`${DESK}?state=${state}`, ANALYST), 200);
const seenBy = async (user: string) => (await on.postsOf(user, thread.id))[1];

describe('a report', () => {
  it('shows the post to analysts with its reason, once per member', async () => {
    const reportedAt = on.clock.now().toISOString();
    expect((await report(post.id, MEERA, { reason: 'betting', note: 'Links to odds.' })).status).toBe(201);
    expect((await report(post.id, MEERA, { reason: 'other' })).status).toBe(201);
    expect(await atDesk('reported')).toEqual([
      {
        id: post.id,
        threadId: thread.id,
        threadTitle: 'Who opens?',
        number: 2,
        author: { name: 'Asha', analyst: false },
        body: 'Buy my tips.',
        postedAt: post.postedAt,
        hidden: false,
        lastReason: null,
        reports: [{ reason: 'betting', note: 'Links to odds.', reportedAt }],
      },
    ]);
  });

  it('is rejected when the post is deleted with its thread meanwhile', async () => {
    const alone = await on.openThread(ASHA);
    const [only] = await on.postsOf(ASHA, alone.id);
    const going = [`delete from forum_threads where id = '${alone.id}'`];
    const reported = await whileRowsLocked(on.database, { by: going }, () => report(only?.id ?? ''));
    expect(reported.status).toBe(404);
  });

  it('is listed by waiting time, longest first', async () => {
    const second = await on.reply(ASHA, thread.id, 'And more tips.');
    await report(second.id);
    on.clock.advance(1000);
    await report(post.id);
    expect((await atDesk('reported')).map(({ id }) => id)).toEqual([second.id, post.id]);
  });

  it('is resolved when the author deletes the post', async () => {
    await report(post.id);
    await on.send(`DELETE /api/v1/forum/posts/${post.id}/`, ASHA, undefined);
    expect(await atDesk('reported')).toEqual([]);
    expect((await report(post.id, ANALYST)).status).toBe(404);
  });

  it.each([
    ['a reason that there is not', { reason: 'dull' }],
    ['a note without end', { reason: 'other', note: 'x'.repeat(501) }],
    ['anything more', { reason: 'other', reporterId: ASHA }],
  ])('is rejected with %s', async (_what, body) => {
    expect((await report(post.id, MEERA, body)).status).toBe(400);
    expect(await atDesk('reported')).toEqual([]);
  });
});

describe('hiding a post', () => {
  it('hides its text from everyone and shows the reason to its author', async () => {
    await report(post.id);
    const answer = await dataOf<DeskPost>(await rule(post.id, 'hide'), 200);
    expect(answer).toMatchObject({ hidden: true, lastReason: 'Advertising.', reports: [] });
    expect(await seenBy(ASHA)).toMatchObject({ state: 'hidden', body: null, hiddenBecause: 'Advertising.' });
    expect(await seenBy(MEERA)).toMatchObject({ state: 'hidden', body: null, hiddenBecause: null });
    expect([await atDesk('reported'), (await atDesk('hidden')).length]).toEqual([[], 1]);
  });

  it('prevents further reports', async () => {
    await rule(post.id, 'hide');
    expect((await report(post.id)).status).toBe(404);
    expect(await atDesk('reported')).toEqual([]);
  });

  it('prevents edits by its author', async () => {
    await rule(post.id, 'hide');
    const edit = await on.send(`PATCH /api/v1/forum/posts/${post.id}/`, ASHA, { body: 'Other tips.' });
    expect(edit.status).toBe(404);
  });

  it('hides the whole thread with its opening post, and restoring shows it again', async () => {
    const [opening] = await on.postsOf(ASHA, thread.id);
    await rule(opening?.id ?? '', 'hide');
    expect((await on.request(`${THREADS}${thread.id}/`, MEERA)).status).toBe(404);
    expect(await (await on.request(THREADS, ASHA)).json()).toMatchObject({ data: [] });
    const reply = await on.send(`POST ${THREADS}${thread.id}/posts/`, MEERA, { body: 'Still there?' });
    expect(reply.status).toBe(404);
    await rule(opening?.id ?? '', 'restore');
    expect(await seenBy(MEERA)).toMatchObject({ state: 'shown' });
  });
});

describe('a hidden thread', () => {
  let openingId: string;
  beforeEach(async () => {
    const [opening] = await on.postsOf(ASHA, thread.id);
    openingId = opening?.id ?? '';
    await rule(openingId, 'hide');
  });

  it('is visible to its author, with the reason, and to analysts', async () => {
    const [forAuthor] = await on.postsOf(ASHA, thread.id);
    expect(forAuthor).toMatchObject({ state: 'hidden', body: null, hiddenBecause: 'Advertising.' });
    const [forAnalyst] = await on.postsOf(ANALYST, thread.id);
    expect(forAnalyst).toMatchObject({ state: 'hidden', body: null, hiddenBecause: null });
  });

  it('is not visible to others who wrote in it', async () => {
    await rule(openingId, 'restore');
    await on.reply(MEERA, thread.id, 'Tell me more.');
    await rule(openingId, 'hide');
    expect((await on.request(`${THREADS}${thread.id}/`, MEERA)).status).toBe(404);
  });

  it('and its posts cannot be reported', async () => {
    for (const id of [openingId, post.id]) expect((await report(id)).status).toBe(404);
    expect(await atDesk('reported')).toEqual([]);
  });
});

describe('restoring a post', () => {
  it('shows its text again', async () => {
    await rule(post.id, 'hide');
    await rule(post.id, 'restore', 'It was meant well.');
    expect(await seenBy(MEERA)).toMatchObject({ state: 'shown', body: 'Buy my tips.' });
    expect(await atDesk('hidden')).toEqual([]);
  });

  it('resolves its reports until another member reports it', async () => {
    await report(post.id);
    await rule(post.id, 'restore', 'No harm in it.');
    expect(await atDesk('reported')).toEqual([]);
    await report(post.id, ANALYST);
    expect(await atDesk('reported')).toMatchObject([{ lastReason: 'No harm in it.' }]);
  });

  it('lets the same member report it again only after an edit', async () => {
    await report(post.id);
    on.clock.advance(1000);
    await rule(post.id, 'restore', 'No harm in it.');
    await report(post.id);
    expect(await atDesk('reported')).toEqual([]);
    on.clock.advance(1000);
    await on.send(`PATCH /api/v1/forum/posts/${post.id}/`, ASHA, { body: 'Buy my best tips.' });
    const reportedAt = on.clock.now().toISOString();
    await report(post.id, MEERA, { reason: 'betting', note: 'Now it sells.' });
    await report(post.id, MEERA, { reason: 'other' });
    expect(await atDesk('reported')).toMatchObject([
      { reports: [{ reason: 'betting', note: 'Now it sells.', reportedAt }] },
    ]);
  });
});

describe('moderation', () => {
  it('requires an analyst', async () => {
    for (const [user, status] of [
      [ASHA, 403],
      ['', 401],
    ] as const) {
      expect((await rule(post.id, 'hide', 'I do not like it.', user)).status).toBe(status);
      expect((await rule(post.id, 'restore', 'I like it.', user)).status).toBe(status);
      expect((await on.request(DESK, user)).status).toBe(status);
    }
    expect(await seenBy(MEERA)).toMatchObject({ state: 'shown' });
  });

  it('requires a reason', async () => {
    expect((await rule(post.id, 'hide', ' ')).status).toBe(400);
    expect(await seenBy(MEERA)).toMatchObject({ state: 'shown' });
  });

  it('is rejected for an unknown or deleted post', async () => {
    expect((await rule(NOWHERE, 'hide')).status).toBe(404);
    await on.send(`DELETE /api/v1/forum/posts/${post.id}/`, ASHA, undefined);
    expect((await rule(post.id, 'hide')).status).toBe(404);
  });
});
