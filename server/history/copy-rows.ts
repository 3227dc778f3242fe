import { finished } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import type { CopyText } from './copy-text.ts';

/**
 * Adds any number of new rows by `COPY`, in the transaction that the connection is in: half the work of an `INSERT` of
 * as many, for this process and for PostgreSQL.
 */
export async function copyRows(
  connection: ClientBase,
  table: PgTable,
  { fields, lines }: CopyText,
): Promise<void> {
  if (lines.length === 0) return;
  const columns = getTableColumns(table);
  const names = fields.map((field) => `"${columns[field]?.name}"`).join(', ');
  await sendCopy(connection, `copy "${getTableName(table)}" (${names}) from stdin`, lines);
}

/** Gives PostgreSQL what a `COPY` asks for. */
export async function sendCopy(
  connection: ClientBase,
  command: string,
  rows: Uint8Array | string,
): Promise<void> {
  const stream = connection.query(from(command));
  stream.end(rows);
  await finished(stream);
}
