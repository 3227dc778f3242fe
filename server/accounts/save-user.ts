import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../platform/app-error.ts';
import { brokenUniqueness } from '../platform/database/database-failures.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { GoogleIdentity } from '../vendors/google/verify-credential.ts';
import { users } from './tables.ts';
import type { StoredUser } from './users.ts';

/**
 * The user with this Google subject, made or brought up to date. Nobody is ever found by address: when the verified
 * address belongs to another user this throws `account_conflict`, and nothing is changed.
 */
export async function saveUser(tx: Transaction, identity: GoogleIdentity, now: Date): Promise<StoredUser> {
  await refuseAddressOfAnother(tx, identity);
  try {
    const [user] = await upsert(tx, identity, now);
    if (user === undefined) throw new Error('the user was not written');
    return user;
  } catch (error) {
    // Two sign-ins at once may both have found the address free.
    if (brokenUniqueness(error) === 'users_verified_email') throw conflict(identity.email);
    throw error;
  }
}

async function refuseAddressOfAnother(tx: Transaction, identity: GoogleIdentity): Promise<void> {
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

/** A name that the person typed here is not overwritten by Google's. */
function unlessEdited(own: AnyPgColumn, fromGoogle: string): SQL {
  return sql`case when ${users.nameEditedAt} is null then ${fromGoogle} else ${own} end`;
}

function upsert(tx: Transaction, identity: GoogleIdentity, now: Date) {
  // Google's picture is not stored: users are told that only their name and email are shared.
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
