import type { ForumActivity } from '@gullylens/contract/http/forum';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, dataOf, MEERA, type ServedForum, serveForum } from './testing/forum-server.ts';

const MINUTE = 60_000;

let on: ServedForum;
beforeAll(async () => {
  on = await serveForum();
});
beforeEach(() => on.database.pool.query('truncate forum_threads cascade'));
afterAll(() => on.close());

describe('the activity of the forum', () => {
  const FREE = '00000000-0000-4000-8000-000000000009';
  const readActivity = async () =>
    dataOf<ForumActivity>(await on.request('/api/v1/forum/activity/', FREE), 200);

  it('has numbers of threads and posts for a user without Premium, and nothing that a member wrote', async () => {
    const { id } = await on.openThread(ASHA, { title: 'Who opens?', matchKey: 'final' });
    await on.openThread(MEERA, { matchKey: 'final' });
    await on.openThread(MEERA);
    on.clock.advance(MINUTE);
    await on.reply(MEERA, id, 'Not him.');
    expect(await readActivity()).toEqual({
      threads: 3,
      matches: [
        {
          matchKey: 'final',
          matchTitle: 'Malabar Monsoons vs Deccan Drifters, Final',
          threads: 2,
          posts: 3,
          lastPostAt: on.clock.now().toISOString(),
        },
      ],
    });
  });

  it('leaves out hidden threads and those without a post for seven days', async () => {
    const { id } = await on.openThread(ASHA, { matchKey: 'final' });
    await on.openThread(ASHA);
    await on.database.pool.query('update forum_threads set hidden = true where id = $1', [id]);
    expect(await readActivity()).toEqual({ threads: 1, matches: [] });
    on.clock.advance(7 * 24 * 60 * MINUTE);
    expect(await readActivity()).toEqual({ threads: 0, matches: [] });
  });
});
