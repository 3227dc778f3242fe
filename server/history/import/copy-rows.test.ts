import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { copyRows } from './copy-rows.ts';
import { historyVenues, historyMatches } from '../store/tables.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const lastMatch = '2023-04-01';

async function copyGrounds(rows: readonly (typeof historyVenues.$inferInsert)[]): Promise<void> {
  const connection = await database.pool.connect();
  try {
    await copyRows(connection, historyVenues, rows);
  } finally {
    connection.release();
  }
}

describe('copying rows', () => {
  it.each([
    ['characters that COPY treats specially', 'back\\slash\ttab\nline\rreturn \\N \\.'],
    ['quotes and commas', `O'Brien's "Oval", {here}`],
    ['other alphabets', 'ईडन गार्डन्स'],
    ['nothing at all', ''],
  ])('keeps %s', async (key, name) => {
    await copyGrounds([{ key, name, city: null, lastMatch }]);
    const { rows } = await database.pool.query('select name, city from history_grounds where key = $1', [
      key,
    ]);
    expect(rows).toEqual([{ name, city: null }]);
  });

  it('keeps bytes and lists unchanged', async () => {
    const name = 'O"Brien, \\ and {sons}';
    const deflated = Buffer.from([0, 92, 9, 10, 255]);
    const connection = await database.pool.connect();
    await connection.query('create temp table given (list text[], bytes bytea)');
    const given = pgTable('given', { list: text().array(), bytes: bytea() });
    await copyRows(connection, given, [{ list: [name, ''], bytes: deflated }]);
    const { rows } = await connection.query('select list, bytes from given');
    expect(rows).toEqual([{ list: [name, ''], bytes: deflated }]);
    connection.release();
  });

  it("fails with PostgreSQL's error, and leaves the connection usable", async () => {
    const twice = { key: 'twice', name: 'Twice', city: null, lastMatch };
    const connection = await database.pool.connect();
    await expect(copyRows(connection, historyVenues, [twice, twice])).rejects.toMatchObject({
      code: '23505',
    });
    await expect(connection.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    connection.release();
  });

  it('does nothing without rows', async () => {
    const connection = await database.pool.connect();
    await copyRows(connection, historyMatches, []);
    connection.release();
  });
});
