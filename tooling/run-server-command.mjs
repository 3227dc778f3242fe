// @ts-check
import path from 'node:path';
import process from 'node:process';
import { importNodeFlags } from './build/import-node-flags.mjs';
import { runCommand } from './processes/run-command.mjs';
import { runPrepared } from './run-prepared.mjs';

/** The caller's working directory, to which file names are relative. Npm itself runs at the top of the repository. */
const from = process.env['INIT_CWD'] ?? process.cwd();

/** @param {string} list */
const resolvePaths = (list) =>
  list
    .split(',')
    .map((part) => (/\.(zip|html)$/.test(part) ? path.resolve(from, part) : part))
    .join(',');

/**
 * Runs one of the server's commands: `npm run import -- FILE.zip...`, `npm run grant -- EMAIL ROLE`,
 * `npm run backtest -- --history A.zip,B.zip --test C.zip`, `npm run backup -- FILE`, `npm run restore -- FILE`,
 * `npm run database:move`.
 */
const [command = '', ...args] = process.argv.slice(2);
const flags = command === 'import-history' ? importNodeFlags : [];
const hasFile = command === 'backup' || command === 'restore';
const resolveFile = (/** @type {string} */ arg) => (arg.startsWith('-') ? arg : path.resolve(from, arg));
const settings = command === 'grant-role' ? args : args.map(hasFile ? resolveFile : resolvePaths);
await runPrepared(() =>
  runCommand([process.execPath, ...flags, `server/dist/${command}-command.js`, ...settings], {
    title: `The command ${command}`,
  }),
);
