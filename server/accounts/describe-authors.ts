import { normaliseText } from '@gullylens/contract/values/plain-text';
import { and, inArray, isNull } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { roleOfUser } from './roles.ts';
import { users } from './tables.ts';
import type { StoredUser } from './users.ts';

/** What others see of a user: beside posts in the forum, and at the desk beside the actions of analysts. */
export interface Author {
  /** First name, or the first word of a name; null when neither is known. Never an address. */
  readonly name: string | null;
  /** True for analysts and admins, who may also read hidden threads. */
  readonly analyst: boolean;
}

/** Returns authors by user id. Deleted users are missing. */
export async function findAuthors(
  { db, roleLists }: Pick<AccountsContext, 'db' | 'roleLists'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Author>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isNull(users.erasedAt)));
  return new Map(
    rows.map((user) => [
      user.id,
      { name: publicName(user), analyst: roleOfUser(user, roleLists) !== 'user' },
    ]),
  );
}

/** The name from Google is free text: it may be an email address or contain bidirectional control characters. */
function publicName({ firstName, suppliedName }: StoredUser): string | null {
  const [word = ''] = normaliseText(firstName || suppliedName).split(/\s/);
  return word === '' || word.includes('@') ? null : word;
}
