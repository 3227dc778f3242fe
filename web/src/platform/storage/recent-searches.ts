import { isRecord, readStored, removeStored, writeStored } from './local-storage.ts';
import { RECENT_SEARCHES_KEY } from './session-storage.ts';

const MAX_STORED = 5;

/** A page that was opened from the search. */
export interface RecentSearch {
  to: string;
  name: string;
}

/** Returns the pages last opened from the search, the latest first. */
export function readRecentSearches(): RecentSearch[] {
  const stored = readStored(RECENT_SEARCHES_KEY);
  return Array.isArray(stored) ? stored.filter(isRecentSearch) : [];
}

/** Puts a page first among the recent searches. */
export function storeRecentSearch({ to, name }: RecentSearch): void {
  const others = readRecentSearches().filter((search) => search.to !== to);
  writeStored(RECENT_SEARCHES_KEY, [{ to, name }, ...others].slice(0, MAX_STORED));
}

/** Deletes all recent searches. */
export function deleteRecentSearches(): void {
  removeStored(RECENT_SEARCHES_KEY);
}

/** Accepts only paths of the app, because a stored link might lead elsewhere. */
function isRecentSearch(value: unknown): value is RecentSearch {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['to'] === 'string' &&
    /^\/[a-z]/.test(value['to'])
  );
}
