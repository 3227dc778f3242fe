import type { Role } from '@gullylens/contract/http/auth';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { users } from './tables.ts';

/**
 * Gives the person who verified `email` a role, or takes what was granted back with `user`; false when nobody with
 * that address has signed in. It shows in their next access token, in 10 minutes at most. Roles that ANALYST_EMAILS
 * and ADMIN_EMAILS give are untouched.
 */
export async function grantRole(db: Database, email: string, role: Role): Promise<boolean> {
  const granted = await db
    .update(users)
    .set({ grantedRole: role })
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.emailVerified}`)
    .returning({ id: users.id });
  return granted.length > 0;
}
