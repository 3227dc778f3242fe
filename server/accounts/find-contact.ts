import type { Database } from '../platform/database/open-database.ts';
import { buildName } from './build-name.ts';
import { findStoredUser } from './find-stored-user.ts';

/** Returns a user's name and email, read over connections of the caller's choice; null when the account is gone. */
export async function findContact(
  db: Pick<Database, 'select'>,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const user = await findStoredUser(db, userId);
  if (user === null) return null;
  const email = user.email ?? '';
  return { name: buildName({ ...user, email }), email };
}
