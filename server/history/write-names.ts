import { type SQL, sql } from 'drizzle-orm';
import type { CollectedNames } from './collect-names.ts';
import { insertRows, type Statements } from './insert-rows.ts';
import {
  historyGroundAliases,
  historyGrounds,
  historyPlayerAliases,
  historyPlayers,
  historyTeamAliases,
  historyTeams,
} from './tables.ts';

const KEEP: SQL = sql`on conflict do nothing`;

/** Stores names and their spellings; what analysts have said of a spelling stays. */
export async function writeNames(tx: Statements, names: CollectedNames): Promise<void> {
  await insertRows(tx, historyTeams, names.teams, newest('history_teams', sql`name = excluded.name`, 'key'));
  await insertRows(tx, historyGrounds, names.grounds, NEWEST_GROUND);
  await insertRows(
    tx,
    historyPlayers,
    names.players,
    newest('history_players', sql`name = excluded.name`, 'id'),
  );
  await insertRows(tx, historyTeamAliases, names.teamAliases, KEEP);
  await insertRows(tx, historyGroundAliases, names.groundAliases, KEEP);
  await insertRows(tx, historyPlayerAliases, names.playerAliases, KEEP);
}

/** A city that any match tells stays, also an older match's. */
const NEWEST_GROUND: SQL = sql`on conflict (key) do update set
  name = case when excluded.last_match >= history_grounds.last_match then excluded.name else history_grounds.name end,
  city = case when excluded.last_match >= history_grounds.last_match
    then coalesce(excluded.city, history_grounds.city) else coalesce(history_grounds.city, excluded.city) end,
  last_match = greatest(excluded.last_match, history_grounds.last_match)
  where excluded.last_match >= history_grounds.last_match
    or (history_grounds.city is null and excluded.city is not null)`;

/** A name's latest spelling is the one that is shown. */
function newest(table: string, set: SQL, key: string): SQL {
  return sql`on conflict (${sql.identifier(key)}) do update set ${set}, last_match = excluded.last_match
    where excluded.last_match >= ${sql.identifier(table)}.last_match`;
}
