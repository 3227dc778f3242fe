// @ts-check
import path from 'node:path';
import process from 'node:process';
import { importNodeFlags } from './import-node-flags.mjs';
import { runServerCommand } from './run-server-command.mjs';

/** `npm run import -- FILE.zip...`; files are looked for where the command was given. */
const from = process.env['INIT_CWD'] ?? process.cwd();
const files = process.argv.slice(2).map((file) => path.resolve(from, file));
await runServerCommand('import-history-command', files, {
  title: 'The import',
  nodeFlags: importNodeFlags,
});
