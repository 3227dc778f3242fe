import type { Role } from '@gullylens/contract/http/auth';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { users } from './tables.ts';

/** Addresses, in lower case, whose owners have a role for as long as they are listed. */
export interface RoleLists {
  readonly analysts: ReadonlySet<string>;
  readonly admins: ReadonlySet<string>;
}

/** From lowest to highest. */
const ROLES: readonly Role[] = ['user', 'analyst', 'admin'];

export function parseRoleLists(analysts: readonly string[], admins: readonly string[]): RoleLists {
  return { analysts: new Set(analysts.map(foldAscii)), admins: new Set(admins.map(foldAscii)) };
}

/** ASCII alone: `toLowerCase` makes a k of the Kelvin sign, and so another mailbox into a listed one. */
function foldAscii(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

type RoleFacts = Pick<typeof users.$inferSelect, 'email' | 'emailVerified' | 'grantedRole'>;

/** The highest of what an operator granted and what the lists give; they give nothing to an unverified address. */
export function roleOfUser(user: RoleFacts, listed: RoleLists): Role {
  const byList = listedRole(user, listed);
  return ROLES.findLast((role) => role === byList || role === user.grantedRole) ?? byList;
}

function listedRole({ email, emailVerified }: RoleFacts, listed: RoleLists): Role {
  if (email === null || !emailVerified) return 'user';
  const address = foldAscii(email);
  if (listed.admins.has(address)) return 'admin';
  return listed.analysts.has(address) ? 'analyst' : 'user';
}

/**
 * Grants a role to the user who verified `email`; `user` takes it back. Returns false when no user has verified that
 * address. It shows in their next access token, in 10 minutes at most. Roles that ANALYST_EMAILS and ADMIN_EMAILS give
 * are untouched.
 */
export async function grantRole(db: Database, email: string, role: Role): Promise<boolean> {
  const granted = await db
    .update(users)
    .set({ grantedRole: role })
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.emailVerified}`)
    .returning({ id: users.id });
  return granted.length > 0;
}
