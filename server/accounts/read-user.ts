import type { User } from '@gullylens/contract/http/auth';
import { AppError } from '../platform/app-error.ts';
import type { AccountsSetting } from './accounts-setting.ts';
import { findUser } from './find-user.ts';
import { presentUser } from './present-user.ts';
import { roleOf } from './role-of-user.ts';

/** The signed-in person as the browser knows them; `token_invalid` when their account is gone. */
export async function readUser(setting: AccountsSetting, userId: string): Promise<User> {
  const user = await findUser(setting.db, userId);
  if (user === null) throw new AppError('token_invalid');
  const premiumUntil = await setting.readPremiumUntil(userId);
  return presentUser(user, {
    role: roleOf(user, setting.listedEmails),
    premiumUntil,
    now: setting.clock.now(),
  });
}
