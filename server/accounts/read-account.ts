import type { Account } from '@gullylens/contract/http/account';
import { AppError } from '../platform/app-error.ts';
import type { AccountsContext } from './accounts-context.ts';
import { findStoredUser } from './find-stored-user.ts';
import { completeUser } from './find-user.ts';

/** A signed-in person's account; `token_invalid` when it is gone. */
export async function readAccount(context: AccountsContext, userId: string): Promise<Account> {
  const stored = await findStoredUser(context.db, userId);
  if (stored === null) throw new AppError('token_invalid');
  return {
    user: await completeUser(context, stored),
    createdAt: stored.createdAt.toISOString(),
    signedInAt: stored.signedInAt.toISOString(),
  };
}
