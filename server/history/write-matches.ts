import { spellingKey } from '@gullylens/engine/names/spelling-key';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Transaction } from '../platform/database/open-database.ts';
import { copyRows } from './copy-rows.ts';
import { insertRows } from './insert-rows.ts';
import type { MatchRows } from './match-rows.ts';
import {
  historyGroundAliases,
  historyGrounds,
  historyInnings,
  historyMatches,
  historyPlayerAliases,
  historyPlayerMatches,
  historyPlayers,
  historySources,
  historyState,
  historyTeamAliases,
  historyTeams,
} from './tables.ts';

/** A match ready to be stored, with the file it came from. */
export interface MatchToStore {
  readonly rows: MatchRows;
  readonly deflated: Buffer;
  /** Whether another version of it is there, which goes. */
  readonly replaces: boolean;
  /** What is odd about it, for people; it is stored all the same. */
  readonly doubt: string | null;
}

const KEEP: SQL = sql`on conflict do nothing`;

/** Stores whole matches in one transaction of a connection that nobody else uses meanwhile: all of them or none. */
export async function writeMatches(connection: PoolClient, matches: readonly MatchToStore[]): Promise<void> {
  const rows = matches.map((match) => match.rows);
  await drizzle({ client: connection }).transaction(async (tx) => {
    await writeNames(tx, rows);
    const outdated = matches.filter(({ replaces }) => replaces).map(({ rows: { match } }) => match.id);
    if (outdated.length > 0) await tx.delete(historyMatches).where(inArray(historyMatches.id, outdated));
    const sources = matches.map(({ rows: { match }, deflated }) => ({ matchId: match.id, deflated }));
    const innings = rows.flatMap((row) => row.innings);
    const playerMatches = rows.flatMap((row) => row.playerMatches);
    await copyRows(
      connection,
      historyMatches,
      rows.map(({ match }) => match),
    );
    await copyRows(connection, historyInnings, innings);
    await copyRows(connection, historyPlayerMatches, playerMatches);
    await copyRows(connection, historySources, sources);
    await tx.update(historyState).set({ revision: sql`${historyState.revision} + 1` });
  });
}

async function writeNames(tx: Transaction, rows: readonly MatchRows[]): Promise<void> {
  const teams = latestOf(
    rows.flatMap((row) => row.teams),
    ({ key }) => key,
  );
  await insertRows(tx, historyTeams, teams, newest('history_teams', sql`name = excluded.name`, 'key'));
  const grounds = latestOf(
    rows.map(({ ground }) => ground),
    ({ key }) => key,
  );
  const known = sql`name = excluded.name, city = coalesce(excluded.city, history_grounds.city)`;
  await insertRows(tx, historyGrounds, grounds, newest('history_grounds', known, 'key'));
  const players = latestOf(
    rows.flatMap((row) => row.players),
    ({ id }) => id,
  );
  await insertRows(tx, historyPlayers, players, newest('history_players', sql`name = excluded.name`, 'id'));
  await insertRows(
    tx,
    historyTeamAliases,
    firstOf(
      rows.flatMap((row) => row.teamAliases),
      ({ alias }) => alias,
    ),
    KEEP,
  );
  await insertRows(
    tx,
    historyGroundAliases,
    firstOf(
      rows.map((row) => row.groundAlias),
      ({ alias }) => alias,
    ),
    KEEP,
  );
  await insertRows(
    tx,
    historyPlayerAliases,
    firstOf(
      rows.flatMap((row) => row.players),
      ({ id, name }) => `${id} ${name}`,
    ).map(playerAlias),
    KEEP,
  );
}

function playerAlias({ id, name }: MatchRows['players'][number]): typeof historyPlayerAliases.$inferInsert {
  return { alias: spellingKey(name), playerId: id, spelling: name, setBy: 'import' };
}

/** A name's latest spelling is the one that is shown. */
function newest(table: string, set: SQL, key: string): SQL {
  return sql`on conflict (${sql.identifier(key)}) do update set ${set}, last_match = excluded.last_match
    where excluded.last_match >= ${sql.identifier(table)}.last_match`;
}

function latestOf<Row extends { readonly lastMatch: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const seen = latest.get(keyOf(row));
    if (!seen || seen.lastMatch <= row.lastMatch) latest.set(keyOf(row), row);
  }
  return [...latest.values()];
}

/** The same names stand in match after match of a batch; PostgreSQL need not be asked about each. */
function firstOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row);
  return [...first.values()];
}
