import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importHistory } from '../import/import-history.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { type MadeMatch, makeCricsheet } from '../../vendors/cricsheet/testing/make-cricsheet.ts';
import { writeZip } from '../../vendors/cricsheet/testing/make-zip.ts';

/** Stores these matches as if imported from an archive, with ids `m0`, `m1` and so on. */
export async function importTestMatches(
  database: OpenDatabase,
  matches: readonly MadeMatch[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gullylens-history-'));
  try {
    const zip = join(folder, 'history.zip');
    const files = matches.map((match, i) => ({ name: `m${i}.json`, content: makeCricsheet(match) }));
    await writeZip(zip, files);
    await importHistory(database, { zip });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
