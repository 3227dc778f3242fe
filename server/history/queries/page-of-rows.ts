import type { HistoryQuery } from '@gullylens/contract/http/history/played-match';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

export interface SearchableRows {
  readonly table: SQL;
  readonly row: SQL;
  readonly order: SQL;
  /** The condition of a search; `pattern` is for `ilike`. */
  readonly matching: (pattern: string) => SQL;
}

/** A page of the rows that match a search, or of all, and their total number. */
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
  return { data: rows.map((each) => each.row), page: { offset, limit, total: counted.rows[0]?.total ?? 0 } };
}

/** Escapes the characters that mean something in a pattern for `ilike`. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
