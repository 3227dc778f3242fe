import type { User } from '@gullylens/contract/http/auth';

/** The user with a display name and the same picture under both of its names. */
export function describeUser(user: User): User {
  const image = user.picture ?? user.profileImage;
  return { ...user, name: fullName(user), picture: image, profileImage: image };
}

/** First and last name if both are known, else the supplied name, else the email address up to the at-sign. */
function fullName(user: User): string {
  if (user.first_name && user.last_name) return `${user.first_name} ${user.last_name}`;
  return user.name || (user.email.split('@')[0] ?? '');
}

/** Whether the user is staff: analysts and admins read everything and have the desk. */
export function isStaff(user: User | null): boolean {
  return user !== null && user.role !== 'user';
}

/** The first name, or the first word of the name; undefined when there is neither. */
export function firstNameOf(user: Pick<User, 'first_name' | 'name'>): string | undefined {
  return user.first_name || user.name.trim().split(/\s+/)[0] || undefined;
}
