import type { User } from '@gullylens/contract/http/auth';
import type { AccountsSetting } from './accounts-setting.ts';
import { readAccount } from './read-account.ts';

/** The signed-in person as the browser knows them; `token_invalid` when their account is gone. */
export async function readUser(setting: AccountsSetting, userId: string): Promise<User> {
  return (await readAccount(setting, userId)).user;
}
