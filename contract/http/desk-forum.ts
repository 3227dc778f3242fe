import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { analystRead, defineRoute, success, successPage } from '../definition/route.ts';
import { PageQuery } from '../values/page.ts';
import { plainText } from '../values/plain-text.ts';
import { Instant, Uuid } from '../values/scalars.ts';
import { ForumAuthor, ReportReason } from './forum.ts';

/** Maximum length of a moderator's reason, in code points. */
const REASON_LENGTH = 500;

/** A post as moderators see it. */
export const DeskPost = z.object({
  id: z.string(),
  threadId: z.string(),
  threadTitle: z.string().nullable(),
  number: z.int().min(1),
  author: ForumAuthor.nullable(),
  body: z.string(),
  postedAt: Instant,
  hidden: z.boolean(),
  lastReason: z.string().nullable().describe('Reason for the last hiding or restoring.'),
  reports: z
    .array(z.object({ reason: ReportReason, note: z.string().nullable(), reportedAt: Instant }))
    .describe('Open reports, oldest first.'),
});
export type DeskPost = z.infer<typeof DeskPost>;

/** The response to moderating a post. */
export const DeskPostResponse = success(DeskPost);

const moderation = {
  method: 'POST',
  access: 'analyst',
  rateLimit: rateLimits.write,
  params: z.strictObject({ id: Uuid }),
  body: z.strictObject({ reason: plainText(REASON_LENGTH) }),
  answers: { 200: DeskPostResponse },
  errorStatuses: [404],
} as const;

/** Routes with which analysts moderate the forum. */
export const deskForumRoutes = {
  listDeskPosts: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/forum/posts/',
    summary: 'List reported posts, longest waiting first, or hidden posts, latest first',
    query: PageQuery.extend({ state: z.enum(['reported', 'hidden']).default('reported') }),
    answers: { 200: successPage(DeskPost) },
  }),
  hidePost: defineRoute({
    ...moderation,
    path: '/api/v1/desk/forum/posts/{id}/hide/',
    summary: 'Hide a post, or the whole thread of an opening post, and close its reports',
  }),
  restorePost: defineRoute({
    ...moderation,
    path: '/api/v1/desk/forum/posts/{id}/restore/',
    summary: 'Show a hidden post again, or keep a reported one, and close its reports',
  }),
};
