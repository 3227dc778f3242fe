// @ts-check
import path from 'node:path';
import process from 'node:process';
import { runServerCommand } from './run-server-command.mjs';

/** `npm run backtest -- --history A.zip,B.zip --test C.zip`; files are looked for where the command was given. */
const from = process.env['INIT_CWD'] ?? process.cwd();
const args = process.argv.slice(2).map((arg) =>
  arg
    .split(',')
    .map((part) => (part.endsWith('.zip') && !part.startsWith('--') ? path.resolve(from, part) : part))
    .join(','),
);
await runServerCommand('backtest-command', args, { title: 'The backtest' });
