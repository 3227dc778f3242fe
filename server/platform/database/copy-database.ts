import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from, to } from 'pg-copy-streams';

/** Number of rows by table name. */
export type RowCounts = Readonly<Record<string, number>>;

/** Returns the names of the tables of the schema `public`, each after those that its foreign keys refer to. */
async function listTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select c.relname as name, array(
      select f.confrelid::regclass::name::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  const sorted: string[] = [];
  for (let rest = rows; rest.length > 0; rest = rest.filter(({ name }) => !sorted.includes(name))) {
    const ready = rest.filter(({ needs }) => needs.every((name) => sorted.includes(name)));
    if (ready.length === 0) throw new Error(`Foreign keys of ${rest.map(({ name }) => name)} form a cycle.`);
    sorted.push(...ready.map(({ name }) => name));
  }
  return sorted;
}

/** Counts the rows of every table of the schema `public`. */
export async function countRows(client: PoolClient): Promise<RowCounts> {
  const counts: [string, number][] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from public."${table}"`);
    counts.push([table, Number(rows[0]?.rows)]);
  }
  return Object.fromEntries(counts);
}

/** Opens a connection without a statement timeout, closed after `work`. For the restore and move commands. */
export async function withLongConnection<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    client.release(true);
  }
}

/**
 * Copies all rows from one database to another with the same tables, whose rows are replaced, in one transaction. For
 * the command that moves a database. Needs no programs of PostgreSQL, and the target may have an older version of it.
 * @returns the rows copied, the same in both databases.
 * @throws when the schemas differ; then the target is unchanged.
 */
export function copyDatabase(source: Pool, target: Pool): Promise<RowCounts> {
  return withLongConnection(source, (reading) =>
    withLongConnection(target, async (writing) => {
      await reading.query('begin transaction isolation level repeatable read read only');
      await writing.query('begin');
      const tables = await listTables(reading);
      await requireSameTables(tables, await listTables(writing));
      await emptyTables(writing, tables);
      for (const table of tables) await copyTable(reading, writing, table);
      await copySequences(reading, writing);
      await enableTriggers(writing, tables);
      const [expected, counts] = [await countRows(reading), await countRows(writing)];
      const wrong = tables.filter((table) => counts[table] !== expected[table]);
      if (wrong.length > 0) throw new Error(`Rows of ${wrong.join(', ')} are missing in the copy.`);
      await writing.query('commit');
      await writing.query('analyze');
      return counts;
    }),
  );
}

function requireSameTables(expected: readonly string[], found: readonly string[]): void {
  const missing = expected.filter((table) => !found.includes(table));
  if (missing.length > 0) throw new Error(`The target has no table ${missing.join(', ')}.`);
}

/** Deletes all rows. Triggers stay disabled until `enableTriggers`: they would calculate again what is copied. */
async function emptyTables(writing: PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) await writing.query(`alter table public."${table}" disable trigger user`);
  await writing.query(`truncate ${tables.map((table) => `public."${table}"`).join(', ')}`);
}

async function enableTriggers(writing: PoolClient, tables: readonly string[]): Promise<void> {
  for (const table of tables) await writing.query(`alter table public."${table}" enable trigger user`);
}

async function copyTable(reading: PoolClient, writing: PoolClient, table: string): Promise<void> {
  const { rows } = await reading.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public."${table}"`],
  );
  const columns = `public."${table}" (${rows[0]?.columns})`;
  await pipeline(
    reading.query(to(`copy ${columns} to stdout`)),
    writing.query(from(`copy ${columns} from stdin`)),
  );
}

/** Sets the sequences of identity columns to their values in the source. */
async function copySequences(reading: PoolClient, writing: PoolClient): Promise<void> {
  const { rows } = await reading.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) {
    await writing.query('select setval(quote_ident($1)::regclass, $2)', [name, last]);
  }
}
