import { execFile } from 'node:child_process';
import { ROOT } from '../processes/project.mjs';
import { npm } from '../processes/run-command.mjs';
import { readAudit } from './read-audit.ts';

/**
 * `npm run check` runs this: fails on known vulnerabilities of packages that production uses. Passes without a
 * registry.
 */
const [program, ...args] = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000');
const options = { cwd: ROOT, timeout: 30_000, maxBuffer: 2 ** 26 };
execFile(program, args, options, (_error, stdout) => {
  const { passes, lines } = readAudit(stdout);
  for (const line of lines) console.log(line);
  if (!passes) process.exitCode = 1;
});
