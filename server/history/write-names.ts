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
  const known = sql`name = excluded.name, city = coalesce(excluded.city, history_grounds.city)`;
  await insertRows(tx, historyGrounds, names.grounds, newest('history_grounds', known, 'key'));
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

/** A name's latest spelling is the one that is shown. */
function newest(table: string, set: SQL, key: string): SQL {
  return sql`on conflict (${sql.identifier(key)}) do update set ${set}, last_match = excluded.last_match
    where excluded.last_match >= ${sql.identifier(table)}.last_match`;
}
