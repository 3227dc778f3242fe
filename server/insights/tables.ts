import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const analyses = pgTable('analyses', {
  matchKey: text('match_key').primaryKey(),
  id: uuid().notNull().unique().defaultRandom(),
  matchTitle: text('match_title').notNull(),
  tournament: text().notNull(),
  matchAt: moment('match_at').notNull(),
  body: text().notNull(),
  contentHash: text('content_hash').notNull(),
  draftedFrom: text('drafted_from').notNull(),
  draftedAt: moment('drafted_at').notNull(),
  draftedLate: boolean('drafted_late').notNull(),
  locksAt: moment('locks_at'),
  lockedAt: moment('locked_at'),
});
