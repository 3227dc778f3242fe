import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/create-test-database.ts';
import { makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';
import { importArchives } from './import-archives.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'gullylens-archives-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The output for an archive with the given number of unreadable files. */
async function importUnreadable(count: number): Promise<string[]> {
  const zip = join(folder, `${count}.zip`);
  const files = Array.from({ length: count }, (_, at) => ({ name: `${count}-${at}.json`, content: '{}' }));
  await writeZip(zip, files);
  const lines: string[] = [];
  await importArchives(database, [zip], { write: (text) => lines.push(text) });
  return lines.join('').split('\n');
}

it('lists fifty skipped files and the number of others', async () => {
  expect((await importUnreadable(50)).at(-2)).toMatch(/This is not a Cricsheet match/);
  const many = await importUnreadable(52);
  expect(many.at(-2)).toBe('  and 2 more');
  expect(many.filter((line) => line.includes('This is not a Cricsheet match'))).toHaveLength(50);
  expect(many[0]).toBe('52.zip: 52 matches, 0 new, 0 corrected, 0 unchanged, 52 skipped');
});

it('imports readable matches, lists skipped files, and summarises each archive', async () => {
  const [good, bad] = [join(folder, 'good.zip'), join(folder, 'bad.zip')];
  await writeZip(good, [
    { name: 'm1.json', content: makeCricsheet() },
    { name: 'm2.json', content: '{}' },
  ]);
  await writeFile(bad, 'no zip');
  const lines: string[] = [];
  const imported = await importArchives(database, [bad, good], { write: (text) => lines.push(text) });
  expect(imported).toBe(1);
  expect(lines.join('')).toMatch(/bad\.zip is not a zip archive/);
  expect(lines.join('')).toMatch(
    /good\.zip: 2 matches, 1 new, 0 corrected, 0 unchanged, 1 skipped; 3 balls in \d\.\d s$/m,
  );
  expect(lines.join('')).toMatch(/m2\.json: This is not a Cricsheet match/);
});
