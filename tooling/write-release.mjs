// @ts-check
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { importNodeFlags } from './build/import-node-flags.mjs';
import { writeSbom } from './build/write-sbom.mjs';
import { ROOT } from './processes/project.mjs';
import { npm, runCommand } from './processes/run-command.mjs';
import { runPrepared } from './run-prepared.mjs';

/**
 * `npm run release -- DIR [--without-postgres]`: builds, and writes what a production server needs to a new folder: the
 * built programs, the migrations and the packages that they import. It then starts without npm and without a build:
 * `node server/dist/main.js`.
 */
const WORKSPACES = ['contract', 'engine', 'server', 'web', 'sandboxes', 'e2e', 'bench', 'tooling'];
const FILES = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...WORKSPACES.map((name) => `${name}/package.json`),
  'server/dist',
  'server/migrations',
  'web/dist',
  'sandboxes/dist',
];
/** What runs in a release, which has no tools: its npm scripts. */
const SCRIPTS = {
  start: 'exec node --enable-source-maps server/dist/main.js',
  migrate: 'node server/dist/migrate-command.js',
  import: `node ${importNodeFlags.join(' ')} server/dist/import-history-command.js`,
  grant: 'node server/dist/grant-role-command.js',
  backup: 'node server/dist/backup-command.js',
  restore: 'node server/dist/restore-command.js',
};
/** Scripts that need the embedded PostgreSQL. */
const POSTGRES_SCRIPTS = { 'database:move': 'node server/dist/move-database-command.js' };

/** The workspaces whose code is in the built programs. */
const BUILT = ['server', 'contract', 'engine', 'sandboxes'].map((name) => `--workspace=${name}`);

const [folder, option] = process.argv.slice(2);
if (folder === undefined || (option !== undefined && option !== '--without-postgres')) {
  console.error('Usage: npm run release -- DIR [--without-postgres]');
  process.exit(1);
}
const target = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
await mkdir(target, { recursive: true });
if ((await readdir(target)).length > 0) {
  console.error(`${target} is not empty. Name a new folder.`);
  process.exit(1);
}

await runPrepared(async () => {
  await writeSbom();
  for (const file of FILES) {
    await cp(path.join(ROOT, file), path.join(target, file), { recursive: true });
  }
  await replaceScripts(path.join(target, 'package.json'));
  const omitted = ['--omit=dev', ...(option ? ['--omit=optional'] : [])];
  await runCommand(
    npm('ci', '--prefix', target, ...omitted, ...BUILT, '--prefer-offline', '--loglevel=error'),
    {
      title: 'Installing the packages of the release',
    },
  );
  console.log(`The release is in ${target}.`);
});

/** @param {string} file */
async function replaceScripts(file) {
  const content = JSON.parse(await readFile(file, 'utf8'));
  content.scripts = { ...SCRIPTS, ...(option ? {} : POSTGRES_SCRIPTS) };
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
