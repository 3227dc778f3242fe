// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../processes/project.mjs';
import { npm, runCommand } from '../processes/run-command.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/** Installs the packages of the lock file unless they are installed. Throws when npm fails. */
export async function installPackages() {
  const [wanted, installed] = await Promise.all([
    readLock(path.join(ROOT, 'package-lock.json')),
    readLock(path.join(ROOT, 'node_modules', '.package-lock.json')),
  ]);
  if (isInstalled(wanted, installed, (name) => existsSync(path.join(ROOT, name)))) return;
  console.log('Installing packages...');
  await runCommand(npm('ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error'), {
    title: 'Installing packages',
  });
}

/**
 * Whether `node_modules/.package-lock.json` has every package of the lock file, and the folder of each exists. Npm writes
 * that file last, so an interrupted installation has none. Packages for other platforms are optional and may be absent.
 * The file alone may be wrong: it remains when a package's folder is removed.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 * @param {(name: string) => boolean} isThere
 */
export function isInstalled(wanted, installed, isThere) {
  const names = Object.entries(wanted.packages ?? {}).filter(([name]) => name.includes('node_modules/'));
  return names.every(([name, { version, optional }]) => {
    const found = installed.packages?.[name];
    return found ? found.version === version && isThere(name) : optional === true;
  });
}

/** @param {string} file @returns {Promise<LockFile>} */
async function readLock(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}
