import type { User } from '@gullylens/contract/http/auth';
import type { AccountsContext } from './accounts-context.ts';
import { findStoredUser } from './find-stored-user.ts';
import { presentUser } from './present-user.ts';
import { roleOf } from './role-of-user.ts';
import type { StoredUser } from './save-user.ts';

/** A user as the browser knows them; null when the account is gone. */
export async function findUser(context: AccountsContext, userId: string): Promise<User | null> {
  const stored = await findStoredUser(context.db, userId);
  return stored && completeUser(context, stored);
}

/** Adds to what is stored of a user what is worked out: name, role and Premium. */
export async function completeUser(context: AccountsContext, stored: StoredUser): Promise<User> {
  return presentUser(stored, {
    role: roleOf(stored, context.listedEmails),
    premiumUntil: await context.readPremiumUntil(stored.id),
    now: context.clock.now(),
  });
}
