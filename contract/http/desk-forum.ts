import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { analystRead, defineRoute, success, successPage } from '../definition/route.ts';
import { Instant } from '../values/scalars.ts';
import { PageQuery } from '../values/page.ts';
import { plainText } from '../values/plain-text.ts';
import { ForumAuthor, ReportReason } from './forum.ts';

const RULING_LENGTH = 500;

/** A post as analysts see it. */
export const DeskPost = z.object({
  id: z.string(),
  threadId: z.string(),
  threadTitle: z.string().nullable(),
  number: z.int().min(1),
  author: ForumAuthor.nullable(),
  body: z.string(),
  postedAt: Instant,
  hidden: z.boolean(),
  /** The reason given when it was last hidden or restored. */
  lastReason: z.string().nullable(),
  /** Open reports, oldest first. */
  reports: z.array(z.object({ reason: ReportReason, note: z.string().nullable(), reportedAt: Instant })),
});
export type DeskPost = z.infer<typeof DeskPost>;

const ruling = {
  method: 'POST',
  access: 'analyst',
  rateLimit: rateLimits.write,
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ reason: plainText(RULING_LENGTH) }),
  answers: { 200: success(DeskPost) },
  refusals: [404],
} as const;

export const deskForumRoutes = {
  listDeskPosts: defineRoute({
    ...analystRead,
    path: '/api/v1/desk/forum/posts/',
    summary: 'Posts of the forum that were reported, longest waiting first, or that are hidden, latest first',
    query: PageQuery.extend({ state: z.enum(['reported', 'hidden']).default('reported') }),
    answers: { 200: successPage(DeskPost) },
  }),
  hidePost: defineRoute({
    ...ruling,
    path: '/api/v1/desk/forum/posts/{id}/hide/',
    summary: 'Hide a post, and its whole thread when it opened one; settles its reports',
  }),
  restorePost: defineRoute({
    ...ruling,
    path: '/api/v1/desk/forum/posts/{id}/restore/',
    summary: 'Show a post again, or let a reported one stand; settles its reports',
  }),
};
