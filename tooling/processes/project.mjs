// @ts-check
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NEEDED = [20, 19];

/** Exits with a message when Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  console.error(`GullyLens needs Node ${NEEDED.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
