import type { User } from '@gullylens/contract/http/auth';
import { legacyKeys } from './legacy-session.ts';
import { isMoment, isRecord, parseStored, readStored, removeStored, writeStored } from './local-storage.ts';

/** Key in local storage, shared by all tabs. */
export const SESSION_KEY = 'gullylens.session';

/** Key of the user's recent searches in local storage. Here, because clearing the session deletes them. */
export const RECENT_SEARCHES_KEY = 'gullylens.searches';

/** A session expires after 7 days without activity. Milliseconds. */
export const INACTIVITY_LIMIT_MS = 604_800_000;

/** The session in local storage. It is read for every call, so that every tab uses the newest tokens. */
export interface StoredSession {
  user: User;
  access: string;
  refresh: string;
  /** Time of the user's last activity, in milliseconds since 1970. */
  lastActivity: number;
}

const listeners = new Set<() => void>();

/** Returns the stored session. One that is idle too long or invalid is cleared; then null. */
export function readSession(now: number = Date.now()): StoredSession | null {
  const stored = readStored(SESSION_KEY);
  if (stored === null) return null;
  if (isSession(stored) && now - stored.lastActivity < INACTIVITY_LIMIT_MS) return stored;
  clearSession();
  return null;
}

/** Stores the session for all tabs. */
export function writeSession(session: StoredSession): void {
  writeStored(SESSION_KEY, session);
}

/** Clears the session record, the user's searches and the keys of older versions of the page. */
export function clearSession(): void {
  removeStored(SESSION_KEY, RECENT_SEARCHES_KEY, ...legacyKeys);
  for (const listener of listeners) listener();
}

/** Cleared in this tab, cleared in another tab, or replaced by another user's session in another tab. */
export type SessionLoss = 'cleared' | 'cleared-elsewhere' | 'taken-over';

/** Calls `listener` when the session is lost. Returns a function that unsubscribes. */
export function onSessionLost(listener: (loss: SessionLoss) => void): () => void {
  const onCleared = () => listener('cleared');
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== null && key !== SESSION_KEY) return;
    if (newValue === null) listener('cleared-elsewhere');
    else if (oldValue !== null && ownerOf(oldValue) !== ownerOf(newValue)) listener('taken-over');
  };
  listeners.add(onCleared);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onCleared);
    window.removeEventListener('storage', onStorage);
  };
}

function ownerOf(text: string): string | undefined {
  const stored = parseStored(text);
  return isSession(stored) ? stored.user.id : undefined;
}

function isSession(value: unknown): value is StoredSession {
  if (!isRecord(value) || !isRecord(value['user']) || !isMoment(value['lastActivity'])) return false;
  const { id, name, email } = value['user'];
  return [id, name, email, value['access'], value['refresh']].every((part) => typeof part === 'string');
}
