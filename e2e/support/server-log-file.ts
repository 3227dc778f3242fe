import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** File with the server's log of all journeys. */
export const serverLog = fileURLToPath(new URL('../../test-results/server.log', import.meta.url));

mkdirSync(dirname(serverLog), { recursive: true });
