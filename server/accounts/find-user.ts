import type { User } from '@gullylens/contract/http/auth';
import type { AccountsSetting } from './accounts-setting.ts';
import { findStoredUser } from './find-stored-user.ts';
import { presentUser } from './present-user.ts';
import { roleOf } from './role-of-user.ts';
import type { StoredUser } from './save-user.ts';

/** A user as the browser knows them; null when the account is gone. */
export async function findUser(setting: AccountsSetting, userId: string): Promise<User | null> {
  const stored = await findStoredUser(setting.db, userId);
  return stored && completeUser(setting, stored);
}

/** Adds to what is stored of a user what is worked out: name, role and Premium. */
export async function completeUser(setting: AccountsSetting, stored: StoredUser): Promise<User> {
  return presentUser(stored, {
    role: roleOf(stored, setting.listedEmails),
    premiumUntil: await setting.readPremiumUntil(stored.id),
    now: setting.clock.now(),
  });
}
