// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './project.mjs';
import { npm, runCommand } from './run-command.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/** Installs what the lock file names, unless it is there already. */
export async function installPackages() {
  const [wanted, installed] = await Promise.all([
    readLock(path.join(ROOT, 'package-lock.json')),
    readLock(path.join(ROOT, 'node_modules', '.package-lock.json')),
  ]);
  if (isInstalled(wanted, installed)) return;
  console.log('Installing packages...');
  await runCommand(npm('ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error'), {
    title: 'Installing packages',
  });
}

/**
 * Whether npm's own note of what it installed has every package of the lock file. Npm writes the note last, so
 * one that was interrupted has none; packages for other platforms are optional and may be absent.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 */
export function isInstalled(wanted, installed) {
  const names = Object.entries(wanted.packages ?? {}).filter(([name]) => name.includes('node_modules/'));
  return names.every(([name, { version, optional }]) => {
    const found = installed.packages?.[name];
    return found ? found.version === version : optional === true;
  });
}

/** @param {string} file @returns {Promise<LockFile>} */
async function readLock(file) {
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}
