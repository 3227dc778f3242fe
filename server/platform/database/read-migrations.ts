import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, the same whatever the line ends. */
  readonly hash: string;
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** The numbered SQL files of a folder, in order; throws when one is misnamed or two share a number. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  const repeated = migrations.find((migration, index) => migration.number === migrations[index - 1]?.number);
  if (repeated)
    throw new Error(`Two migrations have the number of ${repeated.name}: renumber the newer one.`);
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = FILE_NAME.exec(name)?.[1];
  if (number === undefined) throw new Error(`Migration ${name} must be named like 0001_add_users.sql.`);
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}
