// @ts-check
import process from 'node:process';
import { runServerCommand } from './run-server-command.mjs';

/** `npm run grant -- EMAIL ROLE` */
await runServerCommand('grant-role-command', process.argv.slice(2), { title: 'Granting the role' });
