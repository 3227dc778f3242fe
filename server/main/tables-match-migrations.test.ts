import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** Every table that the code declares, in any feature. */
async function declaredTables(): Promise<Table[]> {
  const files = (await readdir(SERVER, { recursive: true }))
    .filter((file) => path.basename(file) === 'tables.ts' && !file.includes('node_modules'))
    .map((file) => path.join(SERVER, file));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, Table));
}

async function migratedColumns(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select column_name || case is_nullable when 'YES' then ' null' else ' not null' end as line
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ line }) => line).toSorted();
}

it('every declared table has the columns and nullability of the migrations', async () => {
  const tables = await declaredTables();
  expect(tables.map((table) => getTableName(table))).toContain('users');
  for (const table of tables) {
    const declared = Object.values(getTableColumns(table)).map(
      (column) => `${column.name} ${column.notNull ? 'not null' : 'null'}`,
    );
    const name = getTableName(table);
    expect({ name, columns: declared.toSorted() }).toEqual({ name, columns: await migratedColumns(name) });
  }
});
