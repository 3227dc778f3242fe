import type { HistoryQuery } from '@gullylens/contract/http/history/played-match';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

/** Parts of the SQL statement behind a searchable list. */
export interface SearchableRows {
  /** The `from` clause, with joins and aliases. */
  readonly table: SQL;
  /** One expression that builds the row as JSON. Its shape is not checked. */
  readonly row: SQL;
  /** The `order by` list. Rows that tie may repeat on, or be missing from, consecutive pages. */
  readonly order: SQL;
  /** The search condition; `pattern` is for `ilike`. */
  readonly matching: (pattern: string) => SQL;
}

/**
 * Selects one page of the rows that match the search, or of all rows without a search, and counts them with a second
 * statement.
 */
export async function pageOfRows<Row>(
  db: Database,
  { table, row, order, matching }: SearchableRows,
  { search, offset, limit }: HistoryQuery,
) {
  const where = search === undefined ? sql`true` : matching(`%${escapePattern(search)}%`);
  const { rows } = await db.execute<{ row: Row }>(
    sql`select ${row} as row from ${table} where ${where} order by ${order} offset ${offset} limit ${limit}`,
  );
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${table} where ${where}`,
  );
  return {
    data: rows.map((each) => each.row),
    page: { offset, limit, total: counted.rows[0]?.total ?? NaN },
  };
}

/** Escapes the special characters of an `ilike` pattern. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
