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
  const stream = connection.query(from(`copy "${getTableName(table)}" (${names}) from stdin`));
  stream.end(lines);
  await finished(stream);
}
