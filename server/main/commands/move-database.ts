import type { Pool } from 'pg';
import { copyDatabase, type RowCounts, withLongConnection } from '../../platform/database/copy-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { CommandError, nameDatabase } from './command.ts';
import { hasNoTables } from './restore-database.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  /** The folder of the migrations. */
  readonly migrations: string;
}

/**
 * Copies one database into another, empty one and compares the rows of every table. The source is migrated first, so
 * that both have the schema of this program. Returns the rows by table.
 */
export async function moveDatabase({ from, to, migrations }: Move): Promise<RowCounts> {
  const source = openDatabase(from, { connections: 2 });
  const target = openDatabase(to, { connections: 2 });
  try {
    await requireEmpty(target.pool, to);
    for (const { pool } of [source, target]) await migrate(pool, migrations);
    return await copyDatabase(source.pool, target.pool);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function requireEmpty(pool: Pool, url: string): Promise<void> {
  if (await withLongConnection(pool, hasNoTables)) return;
  throw new CommandError(
    `The database ${nameDatabase(url)} is not empty: move into an empty one. After a failed move, drop and create it first.`,
  );
}
