import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the server writes while everybody is visiting; kept as build output. */
export const serverLog = fileURLToPath(new URL('../../test-results/server.log', import.meta.url));

mkdirSync(dirname(serverLog), { recursive: true });
