// Runs a worker of the sources, which Node 20 cannot read, as the set-up of the tests has bundled it.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const source = fileURLToPath(process.argv[2]);
const { WORKER_BUNDLES } = process.env;
if (WORKER_BUNDLES === undefined) throw new Error(`${source}: run under Vitest, which bundles the workers`);
const bundle = path.join(WORKER_BUNDLES, `${path.basename(source, '.ts')}.mjs`);
process.setSourceMapsEnabled(true);
export const { answer } = await import(pathToFileURL(bundle).href);
