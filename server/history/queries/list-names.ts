import type { NameMapping } from '@gullylens/contract/http/history/desk-names';
import type { HistoryQuery } from '@gullylens/contract/http/history/played-match';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { pageOfRows } from './page-of-rows.ts';

/** Spellings of one kind joined to their rows; `key` and `name` are the row's. */
const SPELLINGS: Readonly<Record<NameMapping['kind'], { readonly table: SQL; readonly key: SQL }>> = {
  team: {
    table: sql`history_team_aliases a join history_teams r on r.key = a.team_key`,
    key: sql`r.key`,
  },
  venue: {
    table: sql`history_ground_aliases a join history_grounds r on r.key = a.ground_key`,
    key: sql`r.key`,
  },
  player: {
    table: sql`history_player_aliases a join history_players r on r.id = a.player_id`,
    key: sql`r.id`,
  },
};

const isSpeltLike = (pattern: string) => sql`(a.spelling ilike ${pattern} or r.name ilike ${pattern})`;

/** A page of spellings by part of the spelling or name, those set by an analyst first, for the desk (api role). */
export function listNames(db: Database, { kind, ...query }: HistoryQuery & Pick<NameMapping, 'kind'>) {
  const { table, key } = SPELLINGS[kind];
  const row = sql`json_build_object(
    'kind', ${kind}::text, 'spelling', a.spelling, 'key', ${key}, 'name', r.name, 'setBy', a.set_by)`;
  // 'analyst' sorts before 'import'.
  const order = sql`a.set_by, a.spelling, ${key}`;
  return pageOfRows<NameMapping>(db, { table, row, order, matching: isSpeltLike }, query);
}
