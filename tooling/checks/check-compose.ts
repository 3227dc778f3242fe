import { readFileSync } from 'node:fs';
import { findComposeFaults } from './find-compose-faults.ts';

/** `npm run check` runs this: validates compose.yaml. */
const faults = findComposeFaults(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8'));
for (const fault of faults) console.error(`compose.yaml: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
