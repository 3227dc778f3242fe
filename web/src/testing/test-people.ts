import type { User } from '@gullylens/contract/http/auth';
import { writeSession, type StoredSession } from '../platform/storage/session-storage.ts';

export const asha: User = {
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  first_name: 'Asha',
  last_name: 'Rao',
  picture: null,
  profileImage: null,
  role: 'user',
  isPremium: false,
  premium_expires_at: null,
};

/** Stores a session of Asha in local storage, as an earlier sign-in does. */
export function storeSession(parts: Partial<StoredSession> = {}): StoredSession {
  const session = {
    user: asha,
    access: 'access-1',
    refresh: 'refresh-1',
    lastActivity: Date.now(),
    ...parts,
  };
  writeSession(session);
  return session;
}
