import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findFolderCycle, findFullFolders, MOST_FILES_IN_A_FOLDER } from './folder-graph.ts';
import { findViolations, isTest, resolveImport } from './find-violations.ts';
import { ROOT } from '../processes/project.mjs';
import { readSourceFacts } from './read-imports.ts';

const SKIPPED = /(^|\/)(node_modules|dist|test-results|coverage|\.[^/]+)(\/|$)/;

/** Lists every source file except settings of tools, by path from the top of the repository. */
async function listSources(folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { withFileTypes: true });
  const lists = entries.map((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (SKIPPED.test(name)) return [];
    if (entry.isDirectory()) return listSources(name);
    return folder !== '' && /(?<!\.config)\.(tsx?|mjs)$/.test(name) ? [name] : [];
  });
  return (await Promise.all(lists)).flat();
}

const files = await listSources();
const facts = new Map(
  await Promise.all(files.map(async (file) => [file, await readSourceFacts(path.join(ROOT, file))] as const)),
);
const shipped = files.filter((file) => !isTest(file));
const importsOfShipped = new Map(
  shipped.map((file) => [
    file,
    (facts.get(file)?.imports ?? [])
      .map(({ source }) => resolveImport(file, source))
      .filter((target) => target !== null && facts.has(target) && !isTest(target)) as string[],
  ]),
);
const cycle = findFolderCycle(importsOfShipped);
const violations = [
  ...[...facts].flatMap(([file, found]) => findViolations(file, found)),
  ...(cycle.length > 0 ? [`Folders import each other in a circle:\n  ${cycle.join('\n  ')}`] : []),
  ...findFullFolders(shipped).map(
    ([folder, count]) => `${folder} holds ${count} files, more than ${MOST_FILES_IN_A_FOLDER}: split it.`,
  ),
];
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log(`Boundaries hold over ${files.length} files.`);
