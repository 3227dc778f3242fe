import { nameGround } from '@gullylens/engine/names/ground-names';
import { nameTeam } from '@gullylens/engine/names/team-names';
import type { Database } from '../platform/database/open-database.ts';
import { historyGroundAliases, historyGrounds, historyTeamAliases, historyTeams } from './tables.ts';

/** Which row of the history a feed's name stands for, out of memory: many are asked for with every list that is shown. */
export interface NameIndex<Told> {
  keyOf(told: Told): string | null;
  load(): Promise<void>;
}

interface Known {
  /** The key that a spelling stands for, where it is another than the one it would make. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly keys: ReadonlySet<string>;
}

export function createGroundIndex(db: Database) {
  return createNameIndex(
    ({ name, city }: { readonly name: string; readonly city: string | null }) => nameGround(name, city),
    async () => {
      const spellings = await db.select().from(historyGroundAliases);
      const grounds = await db.select({ key: historyGrounds.key }).from(historyGrounds);
      return {
        aliases: new Map(spellings.map(({ alias, groundKey }) => [alias, groundKey])),
        keys: new Set(grounds.map(({ key }) => key)),
      };
    },
  );
}

export function createTeamIndex(db: Database) {
  return createNameIndex(
    (name: string) => nameTeam(name, 'male'),
    async () => {
      const spellings = await db.select().from(historyTeamAliases);
      const teams = await db.select({ key: historyTeams.key }).from(historyTeams);
      return {
        aliases: new Map(spellings.map(({ alias, teamKey }) => [alias, teamKey])),
        keys: new Set(teams.map(({ key }) => key)),
      };
    },
  );
}

function createNameIndex<Told>(
  nameIt: (told: Told) => { readonly alias: string; readonly key: string },
  read: () => Promise<Known>,
): NameIndex<Told> {
  let known: Known = { aliases: new Map(), keys: new Set() };
  return {
    keyOf: (told) => {
      const named = nameIt(told);
      const key = known.aliases.get(named.alias) ?? named.key;
      return known.keys.has(key) ? key : null;
    },
    load: async () => {
      known = await read();
    },
  };
}
