import { randomUUID } from 'node:crypto';
import { deskForumRoutes } from '@gullylens/contract/http/desk-forum';
import { type ForumPost, type ForumThread, forumRoutes } from '@gullylens/contract/http/forum';
import { AppError } from '../../platform/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import { type ServedRoutes, serveRoutes } from '../../platform/testing/serve-routes.ts';
import { createForum, type Forum } from '../public.ts';

export interface ServedForum extends Omit<ServedRoutes, 'close'> {
  readonly forum: Forum;
  readonly clock: ManualClock;
  readonly database: TestDatabase;
  /** Opens a thread and returns it; fails when refused. */
  openThread(user: string, parts?: object): Promise<ForumThread>;
  reply(user: string, threadId: string, body: string): Promise<ForumPost>;
  /** All posts of a thread as a member sees them. */
  postsOf(user: string, threadId: string): Promise<ForumPost[]>;
  close(): Promise<void>;
}

export const ASHA = '00000000-0000-4000-8000-000000000001';
export const MEERA = '00000000-0000-4000-8000-000000000002';
export const ANALYST = '00000000-0000-4000-8000-00000000000a';
/** A user whose account is deleted during a request. */
export const DELETED_USER = '00000000-0000-4000-8000-000000000003';
export const THREADS = '/api/v1/forum/threads/';

const people = new Map([
  [ASHA, { name: 'Asha', analyst: false }],
  [MEERA, { name: 'Meera', analyst: false }],
  [ANALYST, { name: 'Ravi', analyst: true }],
]);
const matchTitles = new Map([['final', 'Malabar Monsoons vs Deccan Drifters, Final']]);

/** Serves the forum over HTTP on its own database. Asha, Meera and the analyst may read it. */
export async function serveForum(): Promise<ServedForum> {
  const database = await createTestDatabase();
  const clock = createManualClock();
  const forum = createForum({
    db: database.db,
    clock,
    findAuthors: async () => people,
    lockUser: async (_tx, id) => {
      if (id === DELETED_USER) throw new AppError('token_invalid');
    },
    findMatchTitle: async (key) => matchTitles.get(key) ?? null,
  });
  const served = await serveRoutes({ ...forumRoutes, ...deskForumRoutes }, forum.handlers, {
    payers: [...people.keys(), DELETED_USER],
    analysts: [ANALYST],
  });
  return {
    forum,
    clock,
    database,
    ...served,
    openThread: async (user, parts = {}) => {
      const body = { title: 'Who opens?', body: `I say Gill. ${randomUUID()}`, ...parts };
      return dataOf(await served.send(`POST ${THREADS}`, user, body), 201);
    },
    reply: async (user, threadId, body) =>
      dataOf(await served.send(`POST ${THREADS}${threadId}/posts/`, user, { body }), 201),
    postsOf: async (user, threadId) => {
      const answer = await served.request(`${THREADS}${threadId}/?limit=100`, user);
      return (await dataOf<{ posts: ForumPost[] }>(answer, 200)).posts;
    },
    close: async () => {
      await served.close();
      await database.drop();
    },
  };
}

export async function dataOf<T>(answer: Response, status: number): Promise<T> {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
