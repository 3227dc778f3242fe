import type { QueryClient } from '@tanstack/react-query';
import { titleInDocument } from '../document-title.ts';
import { readRecentSearches } from '../storage/recent-searches.ts';

/**
 * Returns the name of the match, player, team, venue or thread at a path, if this browser has it: from the document, the
 * recent searches or any cached response. Matches are named by their teams.
 */
export function knownName(client: QueryClient, path: string): string | undefined {
  const key = path.slice(path.lastIndexOf('/') + 1);
  const name =
    titleInDocument(path) ??
    readRecentSearches().find(({ to }) => to === path)?.name ??
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => nameIn(state.data, key))
      .find((found) => found !== undefined);
  // The teams stand before the number of the match or its tournament.
  return name?.includes(' vs ') ? name.split(', ')[0] : name;
}

function nameIn(data: unknown, key: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { key: own, id, matchKey, name, title, matchTitle } = data as Record<string, unknown>;
  const found = own === key || id === key ? (name ?? title) : matchKey === key ? matchTitle : undefined;
  if (typeof found === 'string') return found;
  for (const part of Object.values(data)) {
    const inside = nameIn(part, key);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
