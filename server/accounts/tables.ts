import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/open-database.ts';

/* The tables of accounts as created by the migrations, which hold the constraints. Hashes are SHA-256 (`hashToken`). */

/** One row per user. A deleted account keeps its id alone. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  googleSub: text('google_sub'),
  email: text('email'),
  emailVerified: boolean('email_verified').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** Full name: Google's, or the one that the user typed. */
  suppliedName: text('supplied_name').notNull().default(''),
  /** Always null since migration 0044. */
  picture: text('picture'),
  /** When the user typed a name; sign-ins then no longer copy Google's. */
  nameEditedAt: instant('name_edited_at'),
  /** Granted by an operator; the lists in the settings may give a higher one (`roles.ts`). */
  grantedRole: text('granted_role', { enum: ['user', 'analyst', 'admin'] })
    .notNull()
    .default('user'),
  createdAt: instant('created_at').notNull(),
  signedInAt: instant('signed_in_at').notNull(),
  /** When the account was deleted. */
  erasedAt: instant('erased_at'),
});

/** One row for each sign-in of a device. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Time of the sign-in or of the last refresh. */
  usedAt: instant('used_at').notNull(),
  idleExpiresAt: instant('idle_expires_at').notNull(),
  absoluteExpiresAt: instant('absolute_expires_at').notNull(),
  /** When the session was revoked; null for one that only expired. */
  endedAt: instant('ended_at'),
  endReason: text('end_reason', { enum: ['signed-out', 'ended-by-user', 'token-reuse', 'account-deleted'] }),
});

/** The newest refresh token of each session and the one that it replaced. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  /** Hash of the token that this one replaced; null for the first of a session. */
  parentHash: text('parent_hash'),
  /** Hash of the secret that all tokens of one session share; null for tokens issued before migration 0036. */
  familyHash: text('family_hash'),
  /** When the token was exchanged; null for the newest. */
  usedAt: instant('used_at'),
});

/** Google ID tokens that were used to sign in: each is accepted once. */
export const usedCredentials = pgTable('spent_credentials', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
