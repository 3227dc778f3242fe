import { nameTeam } from '@gullylens/engine/names/team-names';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { type FeedGround, groundSpelling } from './known-names.ts';
import {
  historyGroundAliases,
  historyGrounds,
  historyMatches,
  historyTeamAliases,
  historyTeams,
} from '../store/tables.ts';

type Named = Readonly<Record<'alias' | 'key', string>>;
type Spelling = Named & { readonly setBy: 'import' | 'analyst' };

interface KnownNames {
  readonly spellings: ReadonlyMap<string, Spelling>;
  readonly keys: ReadonlySet<string>;
}

const NONE: KnownNames = { spellings: new Map(), keys: new Set() };

/** Finds the history row of a feed's name in memory, because every list looks up many names. */
export function createNameIndex(db: Database) {
  let [teams, grounds, competitions] = [NONE, NONE, new Set<string>()];
  return {
    teamKey: (name: string) => keyOf(teams, [nameTeam(name, 'male')]),
    groundKey: (ground: FeedGround) => keyOf(grounds, groundSpelling(ground)),
    /** '' is the key of matches without a competition. */
    competitions: (): ReadonlySet<string> => competitions,
    load: async () => {
      [teams, grounds, competitions] = await Promise.all([
        readTeams(db),
        readGrounds(db),
        readCompetitions(db),
      ]);
    },
  };
}

/** Priority: an analyst's spelling, the archives' spellings, the engine's rules. */
function keyOf({ spellings, keys }: KnownNames, named: readonly [Named, ...Named[]]): string | null {
  const known = named.flatMap(({ alias }) => spellings.get(alias) ?? []);
  const { key } = known.find(({ setBy }) => setBy === 'analyst') ?? known[0] ?? named[0];
  return keys.has(key) ? key : null;
}

async function readTeams(db: Database): Promise<KnownNames> {
  const { alias, teamKey: key, setBy } = historyTeamAliases;
  const spellings = await db.select({ alias, key, setBy }).from(historyTeamAliases);
  return knownNames(spellings, await db.select({ key: historyTeams.key }).from(historyTeams));
}

async function readGrounds(db: Database): Promise<KnownNames> {
  const { alias, groundKey: key, setBy } = historyGroundAliases;
  const spellings = await db.select({ alias, key, setBy }).from(historyGroundAliases);
  return knownNames(spellings, await db.select({ key: historyGrounds.key }).from(historyGrounds));
}

function knownNames(spellings: readonly Spelling[], rows: readonly { readonly key: string }[]): KnownNames {
  return {
    spellings: new Map(spellings.map((spelling) => [spelling.alias, spelling])),
    keys: new Set(rows.map(({ key }) => key)),
  };
}

async function readCompetitions(db: Database): Promise<Set<string>> {
  const { competition } = historyMatches;
  const rows = await db.selectDistinct({ competition }).from(historyMatches);
  return new Set(rows.map((row) => row.competition ?? ''));
}

/** Analysts' corrections: spelling to row key. They rank before every rule. */
export interface NameCorrections {
  readonly teams: ReadonlyMap<string, string>;
  readonly grounds: ReadonlyMap<string, string>;
}

export async function readNameCorrections(db: Pick<Database, 'select'>): Promise<NameCorrections> {
  const [teams, grounds] = [
    await db.select().from(historyTeamAliases).where(eq(historyTeamAliases.setBy, 'analyst')),
    await db.select().from(historyGroundAliases).where(eq(historyGroundAliases.setBy, 'analyst')),
  ];
  return {
    teams: new Map(teams.map((row) => [row.alias, row.teamKey])),
    grounds: new Map(grounds.map((row) => [row.alias, row.groundKey])),
  };
}
