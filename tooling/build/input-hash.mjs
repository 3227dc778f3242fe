// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../processes/project.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'test-results']);

/**
 * A hash of everything a build reads: the names and contents of files, folders searched to the bottom, without
 * tests.
 * @param {readonly string[]} inputs files and folders from the top of the repository
 */
export async function hashInputs(inputs) {
  const files = (await Promise.all(inputs.map((input) => listFiles(input)))).flat().toSorted();
  const hash = createHash('sha256').update(process.versions.node);
  const contents = await Promise.all(files.map((file) => readFile(path.join(ROOT, file))));
  for (const [index, file] of files.entries()) hash.update(`\n${file}\n`).update(contents[index] ?? '');
  return hash.digest('hex');
}

/** @param {string} input @returns {Promise<string[]>} */
async function listFiles(input) {
  const entries = await readdir(path.join(ROOT, input), { withFileTypes: true }).catch(() => null);
  if (entries === null) return [input];
  const lists = entries
    .filter(({ name }) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) =>
      entry.isDirectory() ? listFiles(path.join(input, entry.name)) : [path.join(input, entry.name)],
    );
  return (await Promise.all(lists)).flat();
}
