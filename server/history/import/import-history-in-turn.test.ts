import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';
import { readRevision } from '../store/history-state.ts';
import { withImportConnection } from './import-history.ts';

let database: TestDatabase;
let folder: string;
const zipOf = (id: string) => join(folder, `${id}.zip`);
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gullylens-importer-'));
  for (const id of ['m1', 'm2'])
    await writeZip(zipOf(id), [{ name: `${id}.json`, content: makeCricsheet() }]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('imports several archives over one connection', async () => {
  const added = await withImportConnection(database, async (importHistory) => {
    const counts: number[] = [];
    for (const id of ['m1', 'm2', 'm1']) counts.push((await importHistory({ zip: zipOf(id) })).added);
    return counts;
  });
  expect(added).toEqual([1, 1, 0]);
});

it('changes nothing, nor the revision, for an archive whose matches are stored', async () => {
  const before = await readRevision(database.db);
  const summary = await withImportConnection(database, (importHistory) =>
    importHistory({ zip: zipOf('m1') }),
  );
  expect(summary).toMatchObject({ seen: 1, added: 0, unchanged: 1 });
  expect(await readRevision(database.db)).toBe(before);
});

it('reports a broken connection, and leaves nothing that would delay closing the database', async () => {
  const own = openDatabase(database.url, { connections: 1 });
  const broken = withImportConnection(own, async (importHistory) => {
    await importHistory({ zip: zipOf('m1') });
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_advisory_unlock%'`);
    await importHistory({ zip: zipOf('m2') });
  });
  await expect(broken).rejects.toThrow();
  await own.close();
});

it('leaves no connection with different settings in the pool', async () => {
  const own = openDatabase(database.url, { connections: 1 });
  const readSettings = async () =>
    (
      await own.pool.query(`select current_setting('statement_timeout') as limit,
      current_setting('synchronous_commit') as durable`)
    ).rows;
  const before = await readSettings();
  await withImportConnection(own, (importHistory) => importHistory({ zip: zipOf('m1') }));
  expect(await readSettings()).toEqual(before);
  await own.close();
});
