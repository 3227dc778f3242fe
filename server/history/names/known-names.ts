import { type NamedVenue, nameVenue } from '@gullylens/engine/names/venue-names';
import { nameTeam } from '@gullylens/engine/names/team-names';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import type { historyVenues, historyTeams } from '../store/tables.ts';

type KnownTeam = Pick<typeof historyTeams.$inferSelect, 'key' | 'name' | 'gender'>;
type KnownVenue = Pick<typeof historyVenues.$inferSelect, 'key' | 'name' | 'city'>;

/** A venue as the feed names it. */
export type FeedVenue = Omit<KnownVenue, 'key'>;

/** The history's team for a feed's name, read from PostgreSQL. Null when history does not know it. */
export async function findTeam(db: Database, name: string): Promise<KnownTeam | null> {
  const { alias, key } = nameTeam(name, 'male');
  const { rows } = await db.execute<KnownTeam>(sql`
    select key, name, gender from history_teams
    where key = coalesce((select team_key from history_team_aliases where alias = ${alias}), ${key})`);
  return rows[0] ?? null;
}

/** The history's venue for a feed's name, read from PostgreSQL. Null when history does not know it. */
export async function findVenue(db: Database, venue: FeedVenue): Promise<KnownVenue | null> {
  const [byName, withCity] = venueSpellings(venue);
  const { rows } = await db.execute<KnownVenue>(sql`
    select key, name, city from history_grounds
    where key = coalesce((
      select ground_key from history_ground_aliases where alias in (${byName.alias}, ${withCity.alias})
      order by set_by = 'analyst' desc, alias = ${byName.alias} desc limit 1), ${byName.key})`);
  return rows[0] ?? null;
}

/** How archives may spell a venue: its name alone, or followed by the city. */
export function venueSpellings({ name, city }: FeedVenue): [NamedVenue, NamedVenue] {
  return [nameVenue(name, city), nameVenue(city === null ? name : `${name}, ${city}`, city)];
}
