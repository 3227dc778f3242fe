import { readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.followed';
/** Maximum number of followed matches; the one followed first is deleted first. */
const MAX_MATCHES = 50;

const listeners = new Set<() => void>();

/** The followed matches, in this tab only, while the browser refuses to store them. */
let notStored: readonly unknown[] | null = null;

/** True when the user follows this match in this browser. */
export function isFollowed(matchKey: string): boolean {
  return readAll().includes(matchKey);
}

/** Follows a match, or stops following it, in all tabs of this browser. */
export function setFollowed(matchKey: string, follows: boolean): void {
  const others = readAll().filter((key) => key !== matchKey);
  const kept = follows ? [...others, matchKey].slice(-MAX_MATCHES) : others;
  notStored = writeStored(KEY, kept) ? null : kept;
  for (const listener of listeners) listener();
}

/** Returns the keys of all followed matches. */
export function followedKeys(): ReadonlySet<unknown> {
  return new Set(readAll());
}

/** Calls the listener after each change, here or in another tab. Returns a function that unsubscribes. */
export function watchFollowedMatches(listener: () => void): () => void {
  // All of storage has changed when the key is null.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    notStored = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readAll(): readonly unknown[] {
  if (notStored) return notStored;
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored : [];
}
