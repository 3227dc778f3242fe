import { spellingKey } from '@gullylens/engine/names/spelling-key';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/open-database.ts';
import type { MatchRows } from './match-rows.ts';
import {
  historyVenueAliases,
  historyVenues,
  historyPlayerAliases,
  historyPlayers,
  historyTeamAliases,
  historyTeams,
} from '../store/tables.ts';

/** Stores the teams, venues, players and spellings of a batch. Existing spellings, also analysts', stay unchanged. */
export async function writeNames(tx: Pick<Database, 'execute'>, matches: readonly MatchRows[]) {
  const teams = matches.flatMap((match) => match.teams);
  const venues = matches.map((match) => match.venue);
  const players = matches.flatMap((match) => match.players);
  const spelt = firstOf(players, ({ id, name }) => `${id} ${name}`);
  await insertRows(tx, historyTeams, { rows: latestOf(teams, ({ key }) => key), onConflict: NEWEST_TEAM });
  // Rows with a city first: it then stays when a later match has none.
  for (const batch of [venues.filter(({ city }) => city !== null), venues]) {
    const rows = latestOf(batch, ({ key }) => key);
    await insertRows(tx, historyVenues, { rows, onConflict: NEWEST_VENUE });
  }
  await insertRows(tx, historyPlayers, {
    rows: latestOf(players, ({ id }) => id),
    onConflict: NEWEST_PLAYER,
  });
  await insertRows(tx, historyTeamAliases, {
    rows: firstOf(
      matches.flatMap((match) => match.teamAliases),
      ({ alias }) => alias,
    ),
  });
  await insertRows(tx, historyVenueAliases, { rows: matches.map((match) => match.venueAlias) });
  await insertRows(tx, historyPlayerAliases, {
    rows: spelt.map(({ id, name }) => ({
      alias: spellingKey(name),
      playerId: id,
      spelling: name,
      setBy: 'import' as const,
    })),
  });
}

/** The name of the latest match is shown. */
const NEWEST_TEAM = sql`on conflict (key) do update set name = excluded.name, last_match = excluded.last_match
  where excluded.last_match >= history_teams.last_match`;
const NEWEST_PLAYER = sql`on conflict (id) do update set name = excluded.name, last_match = excluded.last_match
  where excluded.last_match >= history_players.last_match`;
/** A city from any match stays, also from an older one. */
const NEWEST_VENUE = sql`on conflict (key) do update set
  name = case when excluded.last_match >= history_grounds.last_match then excluded.name else history_grounds.name end,
  city = case when excluded.last_match >= history_grounds.last_match
    then coalesce(excluded.city, history_grounds.city) else coalesce(history_grounds.city, excluded.city) end,
  last_match = greatest(excluded.last_match, history_grounds.last_match)`;

/** Inserts rows with one array parameter per column: several times faster than one parameter per value. */
async function insertRows<Table extends PgTable>(
  tx: Pick<Database, 'execute'>,
  table: Table,
  {
    rows,
    onConflict = sql`on conflict do nothing`,
  }: { readonly rows: readonly Table['$inferInsert'][]; readonly onConflict?: SQL },
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const lists = columns.map(([field, column]) => {
    const values = rows.map((row): unknown => row[field as keyof typeof row]);
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`;
  });
  await tx.execute(sql`insert into ${table} (${sql.join(names, sql`, `)})
    select * from unnest(${sql.join(lists, sql`, `)}) ${onConflict}`);
}

/** One row per key: the one with the latest match. `on conflict do update` refuses two rows with the same key. */
function latestOf<Row extends { readonly lastMatch: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const other = latest.get(keyOf(row));
    if (!other || other.lastMatch <= row.lastMatch) latest.set(keyOf(row), row);
  }
  return [...latest.values()];
}

/** One row per key: the first. */
function firstOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()];
}
