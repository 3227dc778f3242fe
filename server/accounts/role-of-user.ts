import type { Role } from '@gullylens/contract/http/auth';

/** Addresses, in lower case, whose owners have a role for as long as they are listed. */
export interface ListedEmails {
  readonly analysts: ReadonlySet<string>;
  readonly admins: ReadonlySet<string>;
}

interface RoleFacts {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly grantedRole: Role;
}

const RANK: Readonly<Record<Role, number>> = { user: 0, analyst: 1, admin: 2 };

export function listEmails(analysts: readonly string[], admins: readonly string[]): ListedEmails {
  return { analysts: lowerCased(analysts), admins: lowerCased(admins) };
}

function lowerCased(emails: readonly string[]): ReadonlySet<string> {
  return new Set(emails.map(foldAscii));
}

/** ASCII alone: `toLowerCase` makes a k of the Kelvin sign, and so another mailbox into a listed one. */
function foldAscii(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The highest of what an operator granted and what the lists give; they give nothing to an unverified address. */
export function roleOf(user: RoleFacts, listed: ListedEmails): Role {
  const byList = listedRole(user, listed);
  return RANK[byList] > RANK[user.grantedRole] ? byList : user.grantedRole;
}

function listedRole({ email, emailVerified }: RoleFacts, listed: ListedEmails): Role {
  if (email === null || !emailVerified) return 'user';
  const address = foldAscii(email);
  if (listed.admins.has(address)) return 'admin';
  return listed.analysts.has(address) ? 'analyst' : 'user';
}
