import type { Role, User } from '@gullylens/contract/http/auth';
import { buildName } from './build-name.ts';
import type { StoredUser } from './save-user.ts';

interface Standing {
  readonly role: Role;
  readonly premiumUntil: Date | null;
  readonly now: Date;
}

/** A user as the browser is told of them. */
export function presentUser(user: StoredUser, { role, premiumUntil, now }: Standing): User {
  const email = user.email ?? '';
  return {
    id: user.id,
    name: buildName({ ...user, email }),
    email,
    first_name: user.firstName,
    last_name: user.lastName,
    picture: user.picture,
    profileImage: user.picture,
    role,
    isPremium: premiumUntil !== null && premiumUntil > now,
    premium_expires_at: premiumUntil?.toISOString() ?? null,
  };
}
