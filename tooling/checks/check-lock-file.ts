import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../processes/project.mjs';

/**
 * `npm run check` runs this: fails when the lock file has download URLs, which would tie all users to that registry.
 */
const lines = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8').split('\n');
const addresses = lines.filter((line) => /"resolved": "\w+:\/\//.test(line));
for (const line of addresses) console.error(`package-lock.json names a download address:${line}`);
if (addresses.length > 0) process.exitCode = 1;
