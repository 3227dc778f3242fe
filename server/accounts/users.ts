import type { Account } from '@gullylens/contract/http/account';
import type { User } from '@gullylens/contract/http/auth';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { roleOf } from './roles.ts';
import { users } from './tables.ts';

export type StoredUser = typeof users.$inferSelect;

const isPresent = (userId: string) => and(eq(users.id, userId), isNull(users.erasedAt));

/** Reads a user's row; null when the account is deleted. */
export async function findStoredUser(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(isPresent(userId));
  return user ?? null;
}

/** Returns a user as the browser shows them; null when the account is deleted. */
export async function findUser(context: AccountsContext, userId: string): Promise<User | null> {
  const stored = await findStoredUser(context.db, userId);
  return stored && presentUser(context, stored);
}

/** Adds the derived fields to a stored user: display name, role and Premium. */
export async function presentUser(
  { listedEmails, readPremiumUntil, clock }: AccountsContext,
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
    role: roleOf(stored, listedEmails),
    isPremium: premiumUntil !== null && premiumUntil > clock.now(),
    premium_expires_at: premiumUntil?.toISOString() ?? null,
  };
}

/** First and last name when both are known, else the name that was supplied, else the address before its at-sign. */
function contactOf({ firstName, lastName, suppliedName, email }: StoredUser) {
  const address = email ?? '';
  const name =
    firstName && lastName
      ? `${firstName} ${lastName}`
      : suppliedName || address.slice(0, address.indexOf('@'));
  return { name, email: address };
}

/** Returns a user's name and email, read over connections of the caller's choice; null when the account is deleted. */
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

/** Stores the name that a user typed; signing in with Google does not change it from then on. */
export async function renameUser(
  { db, clock }: AccountsContext,
  userId: string,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<void> {
  const suppliedName = `${first} ${last}`.trim();
  await db
    .update(users)
    .set({ firstName: first, lastName: last, suppliedName, nameEditedAt: clock.now() })
    .where(isPresent(userId));
}

/**
 * Locks the user's row until the transaction ends, so that a concurrent account deletion waits and also deletes what
 * this transaction writes. Throws `token_invalid` when the account is deleted.
 */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  const [held] = await tx.select({ id: users.id }).from(users).where(isPresent(userId)).for('key share');
  if (held === undefined) throw new AppError('token_invalid');
}
