import { isRecord, readStored, readStoredText, removeStored } from './local-storage.ts';

/** The tokens of a session from an older version of the page. */
export interface LegacySession {
  access: string;
  refresh: string | null;
}

/** The storage keys of older versions of the page, newest first. */
const generations = [
  { user: 'user', access: 'access_token', refresh: 'refresh_token' },
  { user: 'gullylens.user', access: 'gullylens.accessToken', refresh: 'gullylens.refreshToken' },
] as const;

/** Every key that `readLegacySession` reads, to clear them. */
export const legacyKeys: readonly string[] = generations.flatMap((keys) => Object.values(keys));

/** The tokens of the first version that has both a user and an access token. */
export function readLegacySession(): LegacySession | null {
  for (const keys of generations) {
    const access = readStoredText(keys.access);
    if (access && isRecord(readStored(keys.user))) return { access, refresh: readStoredText(keys.refresh) };
  }
  return null;
}

/** Deletes the session of older versions of the page. */
export function removeLegacySession(): void {
  removeStored(...legacyKeys);
}
