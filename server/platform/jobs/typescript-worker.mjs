// Runs a worker from its TypeScript source, which Node 20 cannot read. Each thread bundles it, because loading module by
// module through tsx takes ten times as long. In `server/node_modules` the bundle finds its packages, and Git ignores it.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const bundle = new URL(`../../node_modules/.worker-${randomUUID()}.mjs`, import.meta.url);
buildSync({
  entryPoints: [fileURLToPath(process.argv[2])],
  outfile: fileURLToPath(bundle),
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  sourcemap: 'inline',
  alias: {
    '@gullylens/contract': fileURLToPath(new URL('../../../contract', import.meta.url)),
    '@gullylens/engine': fileURLToPath(new URL('../../../engine', import.meta.url)),
  },
  logLevel: 'warning',
});
process.setSourceMapsEnabled(true);
export const { answer } = await import(bundle.href).finally(() => rm(bundle, { force: true }));
