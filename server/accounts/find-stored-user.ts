import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import type { StoredUser } from './save-user.ts';
import { users } from './tables.ts';

/** A user who is not erased. */
export async function findStoredUser(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<StoredUser | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return user ?? null;
}
