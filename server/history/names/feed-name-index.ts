import { nameTeam } from '@gullylens/engine/names/team-names';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { type FeedVenue, venueSpellings } from './known-names.ts';
import {
  historyVenueAliases,
  historyVenues,
  historyMatches,
  historyTeamAliases,
  historyTeams,
} from '../store/tables.ts';

type Named = Readonly<Record<'alias' | 'key', string>>;
type Spelling = Named & { readonly setBy: 'import' | 'analyst' };

/** The names of teams, or of venues: spellings by alias, and the keys that have a page. */
interface KnownNames {
  readonly spellings: ReadonlyMap<string, Spelling>;
  readonly keys: ReadonlySet<string>;
}

const NONE: KnownNames = { spellings: new Map(), keys: new Set() };

/**
 * Finds the keys of teams and venues by the feed's names, in every process. All names are in memory, because lists of
 * matches need many. `load` runs at start and after every change of history, by this or another process. Before the
 * first `load` nothing is found.
 */
export function createNameIndex(db: Database) {
  let [teams, venues, competitions] = [NONE, NONE, new Set<string>()];
  return {
    teamKey: (name: string) => keyOf(teams, [nameTeam(name, 'male')]),
    venueKey: (venue: FeedVenue) => keyOf(venues, venueSpellings(venue)),
    /** '' is the key of matches without a competition. */
    competitions: (): ReadonlySet<string> => competitions,
    load: async () => {
      [teams, venues, competitions] = await Promise.all([
        readTeams(db),
        readVenues(db),
        readCompetitions(db),
      ]);
    },
  };
}

/**
 * The key of the first match in this order: a spelling set by an analyst, a spelling of the archives, the engine's rule
 * for names. Null when it has no page.
 */
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

async function readVenues(db: Database): Promise<KnownNames> {
  const { alias, venueKey: key, setBy } = historyVenueAliases;
  const spellings = await db.select({ alias, key, setBy }).from(historyVenueAliases);
  return knownNames(spellings, await db.select({ key: historyVenues.key }).from(historyVenues));
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

/** Analysts' corrections: alias (normalised spelling) to key. They override every other rule. */
export interface NameCorrections {
  readonly teams: ReadonlyMap<string, string>;
  readonly venues: ReadonlyMap<string, string>;
}

/** Reads the corrections that apply to an import. */
export async function readNameCorrections(db: Pick<Database, 'select'>): Promise<NameCorrections> {
  const [teams, venues] = [
    await db.select().from(historyTeamAliases).where(eq(historyTeamAliases.setBy, 'analyst')),
    await db.select().from(historyVenueAliases).where(eq(historyVenueAliases.setBy, 'analyst')),
  ];
  return {
    teams: new Map(teams.map((row) => [row.alias, row.teamKey])),
    venues: new Map(venues.map((row) => [row.alias, row.venueKey])),
  };
}
