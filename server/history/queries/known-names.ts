import { nameTeam } from '@gullylens/engine/names/team-names';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { pickSpelling, spellGround, type ToldGround } from '../spell-ground.ts';
import { historyGroundAliases, historyGrounds, historyTeamAliases, historyTeams } from '../tables.ts';

export interface KnownTeam {
  readonly key: string;
  readonly name: string;
  readonly gender: 'male' | 'female';
}

export interface KnownGround {
  readonly key: string;
  readonly name: string;
  readonly city: string | null;
}

/** The team of the history that a feed's name stands for, or `null` when history knows none. */
export async function findTeam(db: Database, spelling: string): Promise<KnownTeam | null> {
  const { alias, key } = nameTeam(spelling, 'male');
  const corrected = await db
    .select({ key: historyTeamAliases.teamKey })
    .from(historyTeamAliases)
    .where(eq(historyTeamAliases.alias, alias));
  const [team] = await db
    .select({ key: historyTeams.key, name: historyTeams.name, gender: historyTeams.gender })
    .from(historyTeams)
    .where(eq(historyTeams.key, corrected[0]?.key ?? key));
  return team ?? null;
}

/** The ground of the history that a feed's name stands for, or `null` when history knows none. */
export async function findGround(db: Database, told: ToldGround): Promise<KnownGround | null> {
  const named = spellGround(told);
  const known = await db
    .select()
    .from(historyGroundAliases)
    .where(
      inArray(
        historyGroundAliases.alias,
        named.map(({ alias }) => alias),
      ),
    );
  const inOrder = named.flatMap(({ alias }) => known.find((row) => row.alias === alias) ?? []);
  const key = pickSpelling(inOrder)?.groundKey ?? named[0].key;
  const [ground] = await db
    .select({ key: historyGrounds.key, name: historyGrounds.name, city: historyGrounds.city })
    .from(historyGrounds)
    .where(eq(historyGrounds.key, key));
  return ground ?? null;
}
