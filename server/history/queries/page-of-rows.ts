import type { Page } from '@gullylens/contract/values/page';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';

export interface PageOf<Row> {
  readonly data: Row[];
  readonly page: Page;
}

/**
 * A page of a query whose rows are one json column called `row`, with how many there are in all. `matching` says
 * which rows of `table` count, `order` how they stand.
 */
export async function pageOfRows<Row>(
  db: Database,
  query: { readonly table: SQL; readonly row: SQL; readonly matching: SQL; readonly order: SQL },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<PageOf<Row>> {
  const { table, row, matching, order } = query;
  const { rows } = await db.execute<{ row: Row }>(
    sql`select ${row} as row from ${table} where ${matching} order by ${order} offset ${offset} limit ${limit}`,
  );
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${table} where ${matching}`,
  );
  return { data: rows.map((each) => each.row), page: { offset, limit, total: counted.rows[0]?.total ?? 0 } };
}
