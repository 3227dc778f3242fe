import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

/** The kinds of pages that are named by a row of history. */
export type NamedPage = 'player' | 'team' | 'venue';

const NAMES: Readonly<Record<NamedPage, SQL>> = {
  player: sql`select name, id as key from history_players`,
  team: sql`select name, key from history_teams`,
  venue: sql`select case when city is null or name ilike '%' || city || '%' then name else name || ', ' || city end
    as name, key from history_grounds`,
};

/** The name of a player, team or venue, for the title of a shared link. Null when history does not know the key. */
export async function readPageName(db: Database, page: NamedPage, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from (${NAMES[page]}) named where key = ${key}`,
  );
  return rows[0]?.name ?? null;
}
