import { nameGround } from '@gullylens/engine/names/ground-names';
import type { Database } from '../platform/database/open-database.ts';
import { historyGroundAliases, historyGrounds } from './tables.ts';

/** Which ground of the history a feed's name stands for, from memory: it is asked for with every match that is shown. */
export interface GroundIndex {
  keyOf(ground: { readonly name: string; readonly city: string | null }): string | null;
  load(): Promise<void>;
}

export function createGroundIndex(db: Database): GroundIndex {
  let aliases = new Map<string, string>();
  let keys = new Set<string>();
  return {
    keyOf: ({ name, city }) => {
      const named = nameGround(name, city);
      const key = aliases.get(named.alias) ?? named.key;
      return keys.has(key) ? key : null;
    },
    load: async () => {
      const spellings = await db.select().from(historyGroundAliases);
      const grounds = await db.select({ key: historyGrounds.key }).from(historyGrounds);
      aliases = new Map(spellings.map(({ alias, groundKey }) => [alias, groundKey]));
      keys = new Set(grounds.map(({ key }) => key));
    },
  };
}
