import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { violatedUniqueConstraint, isDatabaseUnavailable } from './database-errors.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await database.pool.query('create table grounds (name text constraint one_name unique)');
});
afterAll(() => database.drop());

const addGround = (name: string) => database.db.execute(sql`insert into grounds values (${name})`);
const loadFailureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );

describe('a database error', () => {
  it('has the violated constraint', async () => {
    await addGround('Eden Gardens');
    const failure = await loadFailureOf(addGround('Eden Gardens'));
    expect(violatedUniqueConstraint(failure)).toBe('one_name');
    expect(isDatabaseUnavailable(failure)).toBe(false);
  });

  it('is distinguished from other errors', async () => {
    const failure = await loadFailureOf(database.db.execute(sql`select runs from scorecards`));
    expect(violatedUniqueConstraint(failure)).toBeNull();
    expect(isDatabaseUnavailable(failure)).toBe(false);
    expect(isDatabaseUnavailable(new Error('anything else'))).toBe(false);
    expect(isDatabaseUnavailable('connection terminated')).toBe(false);
  });

  it('counts as unavailable when the connection is refused', async () => {
    const nowhere = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none');
    expect(isDatabaseUnavailable(await loadFailureOf(nowhere.db.execute(sql`select 1`)))).toBe(true);
    await nowhere.close();
  });

  it('counts as unavailable when the server ends the connection', async () => {
    const one = openDatabase(database.url, { connections: 1 });
    const suicide = one.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    expect(isDatabaseUnavailable(await loadFailureOf(suicide))).toBe(true);
    await one.close();
  });
});
