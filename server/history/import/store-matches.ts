import { DrizzleQueryError, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type PoolClient } from 'pg';
import type { FileWarning } from '../../vendors/cricsheet/cricsheet-archive.ts';
import { copyRows } from './copy-rows.ts';
import { raiseRevision } from '../store/history-state.ts';
import type { PreparedMatch } from './prepare-batch.ts';
import { historyInnings, historyMatches, historyPlayerMatches, historySources } from '../store/tables.ts';
import { writeNames } from './write-names.ts';

/**
 * Stores a batch of matches in one transaction of a dedicated connection; a stored match with the same id is
 * replaced. If PostgreSQL rejects the content of one, stores each in its own transaction and returns warnings about
 * the rejected ones.
 */
export async function storeMatches(
  connection: PoolClient,
  matches: readonly PreparedMatch[],
): Promise<FileWarning[]> {
  try {
    if (matches.length > 0) await writeMatches(connection, matches);
    return [];
  } catch (error) {
    if (!isAboutTheData(error)) throw error;
  }
  if (matches.length === 1) {
    return matches.map(({ file }) => ({ file, reason: 'it contains values that the database rejects' }));
  }
  const refused: FileWarning[] = [];
  for (const match of matches) refused.push(...(await storeMatches(connection, [match])));
  return refused;
}

async function writeMatches(connection: PoolClient, matches: readonly PreparedMatch[]): Promise<void> {
  const rows = matches.map((match) => match.rows);
  const matchRows = rows.map(({ match }) => match);
  const innings = rows.flatMap((match) => match.innings);
  const playerMatches = rows.flatMap((match) => match.playerMatches);
  const sources = matches.map((match) => ({ matchId: match.rows.match.id, deflated: match.deflated }));
  const replaced = matches.flatMap((match) => (match.replaces ? [match.rows.match.id] : []));
  await drizzle({ client: connection }).transaction(async (tx) => {
    await writeNames(tx, rows);
    await tx.delete(historyMatches).where(inArray(historyMatches.id, replaced));
    await copyRows(connection, historyMatches, matchRows);
    await copyRows(connection, historyInnings, innings);
    await copyRows(connection, historyPlayerMatches, playerMatches);
    await copyRows(connection, historySources, sources);
    await raiseRevision(tx);
  });
}

/** True for SQLSTATE classes 22 (data exception), 23 (constraint) and 54 (too large): the file is at fault. */
function isAboutTheData(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof DatabaseError && /^(22|23|54)/.test(cause.code ?? '');
}
