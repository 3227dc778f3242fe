import { nameTeam } from '@gullylens/engine/names/team-names';
import type { Database } from '../platform/database/open-database.ts';
import { pickSpelling, spellGround } from './spell-ground.ts';
import { historyGroundAliases, historyGrounds, historyTeamAliases, historyTeams } from './tables.ts';

/** Which row of the history a feed's name stands for, out of memory: many are asked for with every list that is shown. */
export interface NameIndex<Told> {
  keyOf(told: Told): string | null;
  load(): Promise<void>;
}

interface Spelling {
  readonly key: string;
  readonly setBy: 'import' | 'analyst';
}

interface Named {
  readonly alias: string;
  readonly key: string;
}

interface Known {
  /** What each spelling that is known stands for. */
  readonly aliases: ReadonlyMap<string, Spelling>;
  readonly keys: ReadonlySet<string>;
}

export function createGroundIndex(db: Database) {
  return createNameIndex(spellGround, async () => {
    const spellings = await db.select().from(historyGroundAliases);
    const grounds = await db.select({ key: historyGrounds.key }).from(historyGrounds);
    return {
      aliases: new Map(spellings.map(({ alias, groundKey, setBy }) => [alias, { key: groundKey, setBy }])),
      keys: new Set(grounds.map(({ key }) => key)),
    };
  });
}

export function createTeamIndex(db: Database) {
  return createNameIndex(
    (name: string): [Named] => [nameTeam(name, 'male')],
    async () => {
      const spellings = await db.select().from(historyTeamAliases);
      const teams = await db.select({ key: historyTeams.key }).from(historyTeams);
      return {
        aliases: new Map(spellings.map(({ alias, teamKey, setBy }) => [alias, { key: teamKey, setBy }])),
        keys: new Set(teams.map(({ key }) => key)),
      };
    },
  );
}

function createNameIndex<Told>(
  spell: (told: Told) => readonly [Named, ...Named[]],
  read: () => Promise<Known>,
): NameIndex<Told> {
  let known: Known = { aliases: new Map(), keys: new Set() };
  return {
    keyOf: (told) => {
      const named = spell(told);
      const spelled = named.flatMap(({ alias }) => known.aliases.get(alias) ?? []);
      const key = pickSpelling(spelled)?.key ?? named[0].key;
      return known.keys.has(key) ? key : null;
    },
    load: async () => {
      known = await read();
    },
  };
}
