import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  googleSub: text('google_sub'),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  suppliedName: text('supplied_name').notNull().default(''),
  picture: text('picture'),
  nameEditedAt: instant('name_edited_at'),
  grantedRole: text('granted_role', { enum: ['user', 'analyst', 'admin'] })
    .notNull()
    .default('user'),
  createdAt: instant('created_at').notNull(),
  signedInAt: instant('signed_in_at').notNull(),
  erasedAt: instant('erased_at'),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  idleExpiresAt: instant('idle_expires_at').notNull(),
  absoluteExpiresAt: instant('absolute_expires_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason', { enum: ['signed-out', 'ended-by-user', 'token-reuse', 'account-deleted'] }),
});

export const refreshTokens = pgTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  parentHash: text('parent_hash'),
  familyHash: text('family_hash'),
  usedAt: instant('used_at'),
});

export const usedCredentials = pgTable('spent_credentials', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
