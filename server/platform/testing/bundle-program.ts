import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const fromHere = (where: string) => fileURLToPath(new URL(where, import.meta.url));

export interface BundledProgram {
  readonly file: string;
  remove(): Promise<void>;
}

/**
 * Bundles a program of ours for a test that starts it several times: plain JavaScript starts in a fraction of the time.
 * It lies below `node_modules`, so that the packages it imports are found and nothing of it is committed.
 */
export async function bundleProgram(entry: string): Promise<BundledProgram> {
  const file = fromHere(`../../node_modules/.${path.basename(entry, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: {
      '@gullylens/contract': fromHere('../../../contract'),
      '@gullylens/engine': fromHere('../../../engine'),
    },
    logLevel: 'warning',
  });
  return { file, remove: () => rm(file, { force: true }) };
}
