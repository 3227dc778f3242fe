import { finished } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';

/**
 * Inserts rows with the same fields by `COPY` in the connection's transaction, during imports. Half the cost of
 * `INSERT`.
 */
export async function copyRows<Table extends PgTable>(
  connection: ClientBase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Table['$inferInsert'] & string)[];
  if (fields.length === 0) return;
  const columns = getTableColumns(table);
  const names = fields.map((field) => `"${columns[field]?.name}"`).join(', ');
  const stream = connection.query(from(`copy "${getTableName(table)}" (${names}) from stdin`));
  stream.end(rows.map((row) => `${fields.map((field) => copyValue(row[field])).join('\t')}\n`).join(''));
  await finished(stream);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = new RegExp(SPECIAL, 'g');

/** A string, number, boolean, buffer, array of strings or null in PostgreSQL's text format of `COPY`. */
function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  const text = Array.isArray(value) ? arrayLiteral(value) : String(value);
  // The test is cheaper than a replacement that finds nothing, which is the usual case.
  return SPECIAL.test(text) ? text.replaceAll(EACH_SPECIAL, (character) => ESCAPES[character] ?? '') : text;
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
