import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open-database.ts';
import { historyGroundAliases, historyTeamAliases } from './tables.ts';

/** What analysts have said about spellings: alias to the key of the row it stands for. It goes before every rule. */
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
