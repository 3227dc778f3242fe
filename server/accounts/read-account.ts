import type { Account } from '@gullylens/contract/http/account';
import { AppError } from '../platform/app-error.ts';
import type { AccountsSetting } from './accounts-setting.ts';
import { findUser } from './find-user.ts';
import { presentUser } from './present-user.ts';
import { roleOf } from './role-of-user.ts';

/** A person's account; `token_invalid` when it is gone. */
export async function readAccount(setting: AccountsSetting, userId: string): Promise<Account> {
  const user = await findUser(setting.db, userId);
  if (user === null) throw new AppError('token_invalid');
  const premiumUntil = await setting.readPremiumUntil(userId);
  const role = roleOf(user, setting.listedEmails);
  return {
    user: presentUser(user, { role, premiumUntil, now: setting.clock.now() }),
    createdAt: user.createdAt.toISOString(),
    signedInAt: user.signedInAt.toISOString(),
  };
}
