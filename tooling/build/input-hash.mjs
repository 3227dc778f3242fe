// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../processes/project.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'test-results']);

/**
 * Returns a hash of everything that a build reads: the version of Node.js, and the names and contents of the files in
 * these folders and their subfolders, without tests.
 * @param {readonly string[]} inputs files and folders from the top of the repository
 */
export async function hashInputs(inputs) {
  const files = (await Promise.all(inputs.map((input) => listFiles(input)))).flat().toSorted();
  const hash = createHash('sha256').update(process.versions.node);
  // Files are read one by one: all at once exceed the limit of open files in an image build.
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(ROOT, file)));
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
