import type { User } from '@gullylens/contract/http/auth';
import { legacyKeys } from './legacy-session.ts';
import { isMoment, isRecord, parseStored, readStored, removeStored, writeStored } from './local-storage.ts';

export const SESSION_KEY = 'gullylens.session';

/** A session ends after 7 days without activity. */
export const INACTIVITY_LIMIT_MS = 604_800_000;

/** The session record. Storage is its only home, so every tab always reads the newest tokens. */
export interface StoredSession {
  user: User;
  access: string;
  refresh: string;
  /** When the person last did something, in milliseconds since 1970. */
  lastActivity: number;
}

const listeners = new Set<() => void>();

/** The stored session; one that has been idle too long, or cannot be understood, is cleared and null. */
export function readSession(now: number = Date.now()): StoredSession | null {
  const stored = readStored(SESSION_KEY);
  if (stored === null) return null;
  if (isSession(stored) && now - stored.lastActivity < INACTIVITY_LIMIT_MS) return stored;
  clearSession();
  return null;
}

export function writeSession(session: StoredSession): void {
  writeStored(SESSION_KEY, session);
}

/** Clears the session record and everything that older versions of the page stored. */
export function clearSession(): void {
  removeStored(SESSION_KEY, ...legacyKeys);
  for (const listener of listeners) listener();
}

/** Cleared in this tab; cleared in another tab; replaced by another person's in another tab. */
export type SessionLoss = 'cleared' | 'cleared-elsewhere' | 'taken-over';

/** Calls `listener` whenever the session is lost. Returns a function that stops it. */
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
