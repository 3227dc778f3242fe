import { normaliseText } from '@gullylens/contract/values/plain-text';
import { and, inArray, isNull } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { roleOfUser } from './roles.ts';
import { users } from './tables.ts';
import type { StoredUser } from './users.ts';

/** Somebody as other members may see them. */
export interface Author {
  /** First name, or the first word of a name; null when neither is known. Never an address. */
  readonly name: string | null;
  readonly analyst: boolean;
}

/** How users are shown to others, by id; those who are gone are not in it. */
export async function findAuthors(
  { db, listedEmails }: Pick<AccountsContext, 'db' | 'listedEmails'>,
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
      { name: publicName(user), analyst: roleOfUser(user, listedEmails) !== 'user' },
    ]),
  );
}

/** What Google supplies is free text: it may be an address, or hold characters that turn text round. */
function publicName({ firstName, suppliedName }: StoredUser): string | null {
  const [word = ''] = normaliseText(firstName || suppliedName).split(/\s/);
  return word === '' || word.includes('@') ? null : word;
}
