import type { User } from '@gullylens/contract/http/auth';

/** Returns the user with a display name, and one picture in both `picture` and `profileImage`. */
export function describeUser(user: User): User {
  const image = user.picture ?? user.profileImage;
  return { ...user, name: fullName(user), picture: image, profileImage: image };
}

/** Returns first and last name if both are known, else the supplied name, else the email address up to the at-sign. */
function fullName(user: User): string {
  if (user.first_name && user.last_name) return `${user.first_name} ${user.last_name}`;
  return user.name || (user.email.split('@')[0] ?? '');
}

/** Returns whether the user is an analyst or admin. They read Premium content and have the desk. */
export function isStaff(user: User | null): boolean {
  return user !== null && user.role !== 'user';
}

/** Returns the first name, or the first word of the name; undefined when there is neither. */
export function firstNameOf(user: Pick<User, 'first_name' | 'name'>): string | undefined {
  return user.first_name || user.name.trim().split(/\s+/)[0] || undefined;
}
