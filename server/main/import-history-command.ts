import { resolve } from 'node:path';
import { readSettings } from '../config/read-settings.ts';
import { giveWay } from '../platform/give-way.ts';
import { importArchives } from './import-archives.ts';
import { openBesideServer } from './open-beside-server.ts';

/** `npm run import -- FILE.zip...`: history in, as often as you like; also while the server is running. */
async function run(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    process.stderr.write('Usage: npm run import -- FILE.zip...\n');
    return 1;
  }
  const read = readSettings(process.env);
  if (!read.ok) {
    process.stderr.write(`The environment cannot be used:\n${read.faults.join('\n')}\n`);
    return 1;
  }
  const database = await openBesideServer(read.settings.environment);
  // Not before: a PostgreSQL that is started here would give way too.
  giveWay();
  try {
    const paths = files.map((file) => resolve(file));
    const imported = await importArchives(database, paths, process.stdout);
    return imported > 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
