import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server's log during all journeys, stored in the build output. */
export const serverLog = fileURLToPath(new URL('../../test-results/server.log', import.meta.url));

mkdirSync(dirname(serverLog), { recursive: true });
