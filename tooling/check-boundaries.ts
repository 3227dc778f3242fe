import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findViolations } from './judge-import.ts';
import { ROOT } from './project.mjs';
import { readSourceFacts } from './read-imports.ts';

const SKIPPED = /(^|\/)(node_modules|dist|test-results|coverage|\.[^/]+)(\/|$)/;

/** Every TypeScript file of ours but tools' settings, from the top of the repository. */
async function listSources(folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { withFileTypes: true });
  const lists = entries.map((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (SKIPPED.test(name)) return [];
    if (entry.isDirectory()) return listSources(name);
    return folder !== '' && /(?<!\.config)\.tsx?$/.test(name) ? [name] : [];
  });
  return (await Promise.all(lists)).flat();
}

const files = await listSources();
const breaches = await Promise.all(
  files.map(async (file) => findViolations(file, await readSourceFacts(path.join(ROOT, file)))),
);
for (const breach of breaches.flat()) console.error(breach);
if (breaches.flat().length > 0) process.exitCode = 1;
else console.log(`Boundaries hold over ${files.length} files.`);
