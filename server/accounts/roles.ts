import type { UserRole } from '@gullylens/contract/http/auth';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { users } from './tables.ts';

/** Addresses, in lower case, whose owners have a role while they are listed. */
export interface RoleLists {
  readonly analysts: ReadonlySet<string>;
  readonly admins: ReadonlySet<string>;
}

/** From lowest to highest; each role includes the rights of the ones before. */
const ROLES: readonly UserRole[] = ['user', 'analyst', 'admin'];

/** Normalises the configured addresses for comparison with verified ones. */
export function parseRoleLists(analysts: readonly string[], admins: readonly string[]): RoleLists {
  return { analysts: new Set(analysts.map(foldAscii)), admins: new Set(admins.map(foldAscii)) };
}

/** Lower-cases ASCII only: `toLowerCase` maps the Kelvin sign to k, so another mailbox would match a listed one. */
function foldAscii(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

type RoleColumns = Pick<typeof users.$inferSelect, 'email' | 'emailVerified' | 'grantedRole'>;

/** Returns the higher of the granted and the listed role. Lists do not apply to unverified addresses. */
export function roleOfUser(user: RoleColumns, listed: RoleLists): UserRole {
  const byList = listedRole(user, listed);
  return ROLES.findLast((role) => role === byList || role === user.grantedRole) ?? byList;
}

function listedRole({ email, emailVerified }: RoleColumns, listed: RoleLists): UserRole {
  if (email === null || !emailVerified) return 'user';
  const address = foldAscii(email);
  if (listed.admins.has(address)) return 'admin';
  return listed.analysts.has(address) ? 'analyst' : 'user';
}

/**
 * Grants a role to the user who verified `email`, for the operator's command; `user` revokes it. Returns false when no
 * user has verified that address. It takes effect with their next access token, within 10 minutes. Roles from
 * ANALYST_EMAILS and ADMIN_EMAILS are not affected.
 */
export async function grantRole(db: Database, email: string, role: UserRole): Promise<boolean> {
  const granted = await db
    .update(users)
    .set({ grantedRole: role })
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.emailVerified}`)
    .returning({ id: users.id });
  return granted.length > 0;
}
