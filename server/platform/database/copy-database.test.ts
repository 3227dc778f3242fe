import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { copyDatabase, countRows, withLongConnection } from './copy-database.ts';
import { openDatabase } from './open-database.ts';

const TABLES = `
  create table teams (id int generated always as identity primary key, name text);
  create table players (name text, team int references teams)`;

let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  [source, target] = await Promise.all([createTestDatabase('empty'), createTestDatabase('empty')]);
  await source.pool.query(`${TABLES};
    insert into teams (name) values ('Home'), ('Away');
    insert into players values ('Asha', 2)`);
});
afterEach(() => Promise.all([source.drop(), target.drop()]));

const copy = () => copyDatabase(source.pool, target.pool);

it('replaces the rows of the target by those of the source, which may refer to each other', async () => {
  await target.pool.query(`${TABLES}; insert into players values ('Ravi', null)`);
  expect(await copy()).toEqual({ players: 1, teams: 2 });
  const { rows } = await target.pool.query('select * from players');
  expect(rows).toEqual([{ name: 'Asha', team: 2 }]);
  const added = await target.pool.query(`insert into teams (name) values ('Third') returning id`);
  expect(added.rows).toEqual([{ id: 3 }]);
});

it('refuses a target that lacks a table, and tables that need each other', async () => {
  await target.pool.query('create table teams (id int, name text)');
  await expect(copy()).rejects.toThrow('The target has no table players.');
  await source.pool.query('alter table teams add column captain text unique');
  await source.pool.query('alter table players add primary key (name)');
  await source.pool.query('alter table teams add foreign key (captain) references players (name)');
  await expect(withLongConnection(source.pool, countRows)).rejects.toThrow(
    'Foreign keys of players,teams form a cycle.',
  );
});

it('leaves no connection without a statement timeout in the pool', async () => {
  const one = openDatabase(source.url, { connections: 1 });
  await withLongConnection(one.pool, countRows);
  const { rows } = await one.pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '30s' }]);
  await one.close();
});
