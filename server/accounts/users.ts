import type { Account } from '@gullylens/contract/http/account';
import type { User } from '@gullylens/contract/http/auth';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../platform/app-error.ts';
import { violatedUniqueConstraint } from '../platform/database/database-errors.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { GoogleIdentity } from '../vendors/google/verify-credential.ts';
import type { AccountsContext } from './accounts-context.ts';
import { roleOfUser } from './roles.ts';
import { users } from './tables.ts';

/** A row of `users`; of a deleted user only the id and times remain. */
export type StoredUser = typeof users.$inferSelect;

const isNotDeleted = (userId: string) => and(eq(users.id, userId), isNull(users.erasedAt));

/** Reads a user's row; null when the account is unknown or deleted. */
export async function findStoredUser(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(isNotDeleted(userId));
  return user ?? null;
}

/** Returns a user in the API's shape; null when the account is unknown or deleted. */
export async function findUser(context: AccountsContext, userId: string): Promise<User | null> {
  const stored = await findStoredUser(context.db, userId);
  return stored && presentUser(context, stored);
}

/** Adds the derived fields to a stored user: display name, role and Premium. */
export async function presentUser(
  { roleLists, readPremiumUntil, clock }: AccountsContext,
  stored: StoredUser,
): Promise<User> {
  const premiumUntil = await readPremiumUntil(stored.id);
  return {
    id: stored.id,
    ...contactOf(stored),
    first_name: stored.firstName,
    last_name: stored.lastName,
    // Google's pictures are not stored.
    picture: null,
    profileImage: null,
    role: roleOfUser(stored, roleLists),
    isPremium: premiumUntil !== null && premiumUntil > clock.now(),
    premium_expires_at: premiumUntil?.toISOString() ?? null,
  };
}

/** The display name: first and last name, else the full name, else the part of the address before the `@`. */
function contactOf({ firstName, lastName, suppliedName, email }: StoredUser) {
  const address = email ?? '';
  const name =
    firstName && lastName
      ? `${firstName} ${lastName}`
      : suppliedName || address.slice(0, address.indexOf('@'));
  return { name, email: address };
}

/**
 * Returns a user's display name and e-mail address, for billing, which passes its own connection; null when the account
 * is unknown or deleted.
 */
export async function findContact(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const user = await findStoredUser(db, userId);
  return user && contactOf(user);
}

/** Reads the account of a signed-in user. Throws `token_invalid` when it is deleted. */
export async function readAccount(context: AccountsContext, userId: string): Promise<Account> {
  const stored = await findStoredUser(context.db, userId);
  if (stored === null) throw new AppError('token_invalid');
  return {
    user: await presentUser(context, stored),
    createdAt: stored.createdAt.toISOString(),
    signedInAt: stored.signedInAt.toISOString(),
  };
}

/** Stores the name that a user typed. Later sign-ins with Google do not change it. */
export async function renameUser(
  { db, clock }: AccountsContext,
  userId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<void> {
  const suppliedName = `${first} ${last}`.trim();
  await db
    .update(users)
    .set({ firstName: first, lastName: last, suppliedName, nameEditedAt: clock.now() })
    .where(isNotDeleted(userId));
}

/**
 * Locks the user's row until the transaction ends, so that a concurrent account deletion waits and also deletes what
 * this transaction writes. Throws `token_invalid` when the account is deleted.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const [locked] = await tx.select({ id: users.id }).from(users).where(isNotDeleted(userId)).for('key share');
  if (locked === undefined) throw new AppError('token_invalid');
}

/**
 * Creates or updates the user with this Google subject. Users are never found by address: throws `account_conflict`
 * when the verified address belongs to another user.
 */
export async function saveUser(tx: Transaction, identity: GoogleIdentity, now: Date): Promise<StoredUser> {
  await requireUnusedAddress(tx, identity);
  try {
    const [user] = await upsert(tx, identity, now);
    if (user === undefined) throw new Error('insert returned no user');
    return user;
  } catch (error) {
    // Concurrent sign-ins may both have found the address unused.
    if (violatedUniqueConstraint(error) === 'users_verified_email') throw conflict(identity.email);
    throw error;
  }
}

async function requireUnusedAddress(tx: Transaction, identity: GoogleIdentity): Promise<void> {
  const [owner] = await tx
    .select({ googleSub: users.googleSub, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${identity.email}) and ${users.emailVerified}`);
  if (owner && owner.googleSub !== identity.sub) throw conflict(owner.email ?? identity.email);
}

function conflict(email: string): AppError {
  return new AppError('account_conflict', {
    details: 'The e-mail address of this Google account is in use by another account here.',
    conflictEmail: email,
  });
}

/** SQL value: Google's name unless the user has typed another. */
function unlessEdited(own: AnyPgColumn, fromGoogle: string): SQL {
  return sql`case when ${users.nameEditedAt} is null then ${fromGoogle} else ${own} end`;
}

function upsert(tx: Transaction, identity: GoogleIdentity, now: Date) {
  // Google's picture is not stored: the sign-in page says that only name and email are shared.
  const fromGoogle = {
    email: identity.email,
    emailVerified: identity.emailVerified,
    signedInAt: now,
  };
  return tx
    .insert(users)
    .values({
      ...fromGoogle,
      googleSub: identity.sub,
      firstName: identity.firstName,
      lastName: identity.lastName,
      suppliedName: identity.name,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: users.googleSub,
      set: {
        ...fromGoogle,
        firstName: unlessEdited(users.firstName, identity.firstName),
        lastName: unlessEdited(users.lastName, identity.lastName),
        suppliedName: unlessEdited(users.suppliedName, identity.name),
      },
    })
    .returning();
}
