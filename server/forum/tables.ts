import { reportReasons } from '@gullylens/contract/http/forum';
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/open-database.ts';

/* The forum's tables as created by the migrations. Numbers of posts begin at 1 in each thread. */

/** Threads of the forum. */
export const threads = pgTable('forum_threads', {
  id: uuid().primaryKey().defaultRandom(),
  authorId: uuid('author_id').notNull(),
  /** Null when the opening post was deleted. */
  title: text(),
  matchKey: text('match_key'),
  matchTitle: text('match_title'),
  openedAt: instant('opened_at').notNull(),
  lastPostAt: instant('last_post_at').notNull(),
  /** Number of posts, deleted ones included. */
  posts: integer().notNull(),
  hidden: boolean().notNull(),
});

/** Posts of the threads, in plain text. */
export const posts = pgTable('forum_posts', {
  id: uuid().primaryKey().defaultRandom(),
  threadId: uuid('thread_id').notNull(),
  number: integer().notNull(),
  authorId: uuid('author_id').notNull(),
  /** Idempotency key of the client; null when it sent none. */
  clientKey: uuid('client_key'),
  /** Null when the post was deleted. */
  body: text(),
  postedAt: instant('posted_at').notNull(),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
  hiddenAt: instant('hidden_at'),
});

/** Reports by readers, at most one per reader and post. */
export const reports = pgTable('forum_reports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  postId: uuid('post_id').notNull(),
  reporterId: uuid('reporter_id').notNull(),
  reason: text({ enum: reportReasons }).notNull(),
  note: text(),
  reportedAt: instant('reported_at').notNull(),
  /** When an analyst decided on the post after this report; null while it is open. */
  settledAt: instant('settled_at'),
});

/** Decisions of analysts on reported posts. The latest one on a post applies. */
export const moderationDecisions = pgTable('forum_rulings', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  postId: uuid('post_id').notNull(),
  analystId: uuid('analyst_id').notNull(),
  action: text({ enum: ['hide', 'restore'] }).notNull(),
  reason: text().notNull(),
  ruledAt: instant('ruled_at').notNull(),
});

/** A thread as stored. */
export type StoredThread = typeof threads.$inferSelect;
/** A post as stored. */
export type StoredPost = typeof posts.$inferSelect;

/** How long a post can be edited; chosen to correct slips before others have replied. */
export const EDIT_WINDOW_MS = 15 * 60_000;

/** Number of the post that opened the thread. */
export const OPENING_POST_NUMBER = 1;
