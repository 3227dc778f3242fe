import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/open-database.ts';

/** Support tickets as created by the migrations; `userId` is null for a visitor who was not signed in. */
export const tickets = pgTable('support_tickets', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  priority: boolean().notNull(),
  openedAt: instant('opened_at').notNull(),
  answer: text(),
  answeredAt: instant('answered_at'),
  closedAt: instant('closed_at'),
  /** Increased by every update, so that two analysts do not overwrite each other. */
  version: integer().notNull().default(0),
});

/** A ticket as stored. */
export type StoredTicket = typeof tickets.$inferSelect;
