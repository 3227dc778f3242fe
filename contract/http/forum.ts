import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { Done, defineRoute, premiumRead, success, userRead, userWrite } from '../definition/route.ts';
import { plainLine, plainText } from '../values/plain-text.ts';
import { Instant, Key, Uuid } from '../values/scalars.ts';

/** Maximum lengths of texts in the forum, in code points. */
export const FORUM_LENGTHS = { title: 120, body: 4000, note: 500 } as const;

/** The author of a thread or post. `name` is null when unknown; the e-mail address is never sent. */
export const ForumAuthor = z.object({ name: z.string().nullable(), analyst: z.boolean() });
export type ForumAuthor = z.infer<typeof ForumAuthor>;

/** A thread of the forum. */
export const ForumThread = z.object({
  id: z.string(),
  title: z.string().nullable().describe('Null when its author deleted it.'),
  matchKey: z.string().nullable().describe('The match that the thread is about.'),
  matchTitle: z.string().nullable(),
  author: ForumAuthor.nullable().describe('Null when the account is deleted.'),
  openedAt: Instant,
  lastPostAt: Instant,
  lastAuthor: ForumAuthor.nullable()
    .optional()
    .describe('The author of the last post; null when the account is deleted. In lists only.'),
  preview: z
    .string()
    .nullable()
    .optional()
    .describe(
      'First words of the last post without its quotes; null when it is hidden or deleted. In lists only.',
    ),
  posts: z.int().min(1).describe('Number of posts, including the opening post and deleted posts.'),
});
export type ForumThread = z.infer<typeof ForumThread>;

/** How much the forum is used, without anything that a member wrote. */
export const ForumActivity = z.object({
  threads: z.int().describe('Threads with a post in the last seven days.'),
  matches: z
    .array(
      z.object({
        matchKey: z.string(),
        matchTitle: z.string(),
        threads: z.int(),
        posts: z.int().describe('Number of posts, including deleted posts.'),
        lastPostAt: Instant,
      }),
    )
    .describe('The five matches of those threads with the latest posts, latest first.'),
});
export type ForumActivity = z.infer<typeof ForumActivity>;

/** A post of a thread. */
export const ForumPost = z.object({
  id: z.string(),
  number: z.int().min(1).describe('Position in the thread; 1 is the opening post.'),
  author: ForumAuthor.nullable(),
  authorNumber: z
    .int()
    .min(1)
    .nullable()
    .describe(
      'Number of the author in the order of their first posts in the thread; authors may share a first name. Null when the account is deleted.',
    ),
  mine: z.boolean().describe('True when written by the caller.'),
  state: z.enum(['shown', 'deleted', 'hidden']),
  body: z.string().nullable().describe('Plain text; null unless shown.'),
  hiddenBecause: z.string().nullable().describe('Why an analyst hid it; sent to its author only.'),
  postedAt: Instant,
  editedAt: Instant.nullable(),
  editableUntil: Instant.nullable().describe('End of the edit window; null for other users and afterwards.'),
});
export type ForumPost = z.infer<typeof ForumPost>;

/** Why a member reports a post. */
export const reportReasons = ['spam', 'abuse', 'betting', 'other'] as const;
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

const ThreadCursor = z.string().regex(/^\d{1,15}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const Body = plainText(FORUM_LENGTHS.body);
const ClientKey = Uuid.optional().describe('Idempotency key: a retry with the same key posts once.');

const thread = { access: 'premium', params: z.strictObject({ id: Uuid }) } as const;
const post = { ...thread, path: '/api/v1/forum/posts/{id}/' } as const;
/** The response with one post. */
export const ForumPostResponse = success(ForumPost);

/** Routes of the members' forum. */
export const forumRoutes = {
  listThreads: defineRoute({
    ...premiumRead,
    path: '/api/v1/forum/threads/',
    summary: 'List threads, latest post first; pass `next` as `after` for the next page, null at the end',
    query: z.strictObject({
      after: ThreadCursor.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      matchKey: Key.optional(),
    }),
    answers: { 200: success(z.array(ForumThread)).extend({ next: ThreadCursor.nullable() }) },
  }),
  readForumActivity: defineRoute({
    ...userRead,
    path: '/api/v1/forum/activity/',
    summary: 'Read how many threads are in use and about which matches, also without Premium',
    answers: { 200: success(ForumActivity) },
  }),
  openThread: defineRoute({
    method: 'POST',
    path: '/api/v1/forum/threads/',
    summary: 'Open a thread with its first post, optionally about a match',
    access: 'premium',
    rateLimit: rateLimits.thread,
    body: z.strictObject({
      title: plainLine(FORUM_LENGTHS.title),
      body: Body,
      matchKey: Key.optional(),
      key: ClientKey,
    }),
    answers: { 201: success(ForumThread) },
    errorStatuses: [404, 409],
  }),
  readThread: defineRoute({
    ...thread,
    method: 'GET',
    path: '/api/v1/forum/threads/{id}/',
    summary:
      'Read a thread and its posts in order; pass `next` as `after` for the next page, null at the end',
    rateLimit: rateLimits.read,
    query: z.strictObject({
      after: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answers: {
      200: success(z.object({ thread: ForumThread, posts: z.array(ForumPost) })).extend({
        next: z.int().nullable(),
      }),
    },
    errorStatuses: [404],
  }),
  addPost: defineRoute({
    ...thread,
    method: 'POST',
    path: '/api/v1/forum/threads/{id}/posts/',
    summary: 'Reply in a thread',
    rateLimit: rateLimits.post,
    body: z.strictObject({ body: Body, key: ClientKey }),
    answers: { 201: ForumPostResponse },
    errorStatuses: [404, 409],
  }),
  editPost: defineRoute({
    ...post,
    method: 'PATCH',
    summary: 'Edit your own post within 15 minutes',
    rateLimit: rateLimits.post,
    body: z.strictObject({ body: Body }),
    answers: { 200: ForumPostResponse },
    errorStatuses: [404, 409],
  }),
  deletePost: defineRoute({
    ...post,
    ...userWrite,
    method: 'DELETE',
    summary: 'Delete your own post, also after Premium has ended; its number stays if others have posted',
    answers: { 200: Done },
    errorStatuses: [404],
  }),
  reportPost: defineRoute({
    ...thread,
    method: 'POST',
    path: '/api/v1/forum/posts/{id}/report/',
    summary: 'Report a post to the moderators; repeating it has no effect',
    rateLimit: rateLimits.report,
    body: z.strictObject({ reason: ReportReason, note: plainText(FORUM_LENGTHS.note).optional() }),
    answers: { 201: Done },
    errorStatuses: [404],
  }),
};
