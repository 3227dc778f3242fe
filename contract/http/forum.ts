import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, premiumRead, success, userWrite } from '../definition/route.ts';
import { Instant, Key } from '../values/scalars.ts';
import { plainLine, plainText } from '../values/plain-text.ts';

/** Longest texts of the forum, in code points. */
export const FORUM_LENGTHS = { title: 120, body: 4000, note: 500 } as const;

/** An author as shown to other members, never by address. Null when the name is unknown. */
export const ForumAuthor = z.object({ name: z.string().nullable(), analyst: z.boolean() });
export type ForumAuthor = z.infer<typeof ForumAuthor>;

export const ForumThread = z.object({
  id: z.string(),
  /** Null when its author deleted it. */
  title: z.string().nullable(),
  /** The match that it is about, with its title at the time. */
  matchKey: z.string().nullable(),
  matchTitle: z.string().nullable(),
  /** Null when the account is deleted. */
  author: ForumAuthor.nullable(),
  openedAt: Instant,
  lastPostAt: Instant,
  /** Posts it holds, the opening one and deleted ones too. */
  posts: z.int().min(1),
});
export type ForumThread = z.infer<typeof ForumThread>;

export const ForumPost = z.object({
  id: z.string(),
  /** Position in the thread; 1 is the opening post. */
  number: z.int().min(1),
  author: ForumAuthor.nullable(),
  /** True when written by the caller. */
  mine: z.boolean(),
  state: z.enum(['shown', 'deleted', 'hidden']),
  /** Plain text; null unless shown. */
  body: z.string().nullable(),
  /** Why an analyst hid it; visible to its author only. */
  hiddenBecause: z.string().nullable(),
  postedAt: Instant,
  editedAt: Instant.nullable(),
  /** Until when its author may edit it; null for others and after that time. */
  editableUntil: Instant.nullable(),
});
export type ForumPost = z.infer<typeof ForumPost>;

export const reportReasons = ['spam', 'abuse', 'betting', 'other'] as const;
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

const ThreadCursor = z.string().regex(/^\d{1,15}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
const Body = plainText(FORUM_LENGTHS.body);
/** Idempotency key of the client, which makes retries safe. */
const ClientKey = z.uuid().optional();

const thread = { access: 'premium', params: z.strictObject({ id: z.uuid() }) } as const;
const post = { ...thread, path: '/api/v1/forum/posts/{id}/' } as const;
const PostAnswer = success(ForumPost);
const Done = z.object({ status: z.literal('success') });

export const forumRoutes = {
  listThreads: defineRoute({
    ...premiumRead,
    path: '/api/v1/forum/threads/',
    summary: 'Threads, latest post first; `next` is the cursor of the page after, null at the end',
    query: z.strictObject({
      after: ThreadCursor.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      matchKey: Key.optional(),
    }),
    answers: { 200: success(z.array(ForumThread)).extend({ next: ThreadCursor.nullable() }) },
  }),
  openThread: defineRoute({
    method: 'POST',
    path: '/api/v1/forum/threads/',
    summary: 'Open a thread with its first post, about a match of the feed or none',
    access: 'premium',
    rateLimit: rateLimits.thread,
    body: z.strictObject({
      title: plainLine(FORUM_LENGTHS.title),
      body: Body,
      matchKey: Key.optional(),
      key: ClientKey,
    }),
    answers: { 201: success(ForumThread) },
    refusals: [404, 409],
  }),
  readThread: defineRoute({
    ...thread,
    method: 'GET',
    path: '/api/v1/forum/threads/{id}/',
    summary:
      'A thread and its posts in order, after a number; `next` is what to ask for after, null at the end',
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
    refusals: [404],
  }),
  addPost: defineRoute({
    ...thread,
    method: 'POST',
    path: '/api/v1/forum/threads/{id}/posts/',
    summary: 'Reply in a thread',
    rateLimit: rateLimits.post,
    body: z.strictObject({ body: Body, key: ClientKey }),
    answers: { 201: PostAnswer },
    refusals: [404, 409],
  }),
  editPost: defineRoute({
    ...post,
    method: 'PATCH',
    summary: 'Change a post of yours, within 15 minutes',
    rateLimit: rateLimits.post,
    body: z.strictObject({ body: Body }),
    answers: { 200: PostAnswer },
    refusals: [404, 409],
  }),
  deletePost: defineRoute({
    ...post,
    ...userWrite,
    method: 'DELETE',
    summary:
      'Delete a post of yours, member or no longer: its text is gone, its place stays while others have posted',
    answers: { 200: Done },
    refusals: [403, 404],
  }),
  reportPost: defineRoute({
    ...thread,
    method: 'POST',
    path: '/api/v1/forum/posts/{id}/report/',
    summary: 'Show a post to the analysts; a second report of yours changes nothing',
    rateLimit: rateLimits.report,
    body: z.strictObject({ reason: ReportReason, note: plainText(FORUM_LENGTHS.note).optional() }),
    answers: { 201: Done },
    refusals: [404],
  }),
};
