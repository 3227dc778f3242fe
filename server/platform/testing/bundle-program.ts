import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const fromHere = (where: string) => fileURLToPath(new URL(where, import.meta.url));

/** Options with which tests bundle our sources; packages stay outside. */
export const bundleOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: {
    '@gullylens/contract': fromHere('../../../contract'),
    '@gullylens/engine': fromHere('../../../engine'),
  },
  logLevel: 'warning',
} as const;

export interface BundledProgram {
  readonly file: string;
  remove(): Promise<void>;
}

/**
 * Bundles a TypeScript program for a test that starts it several times, because plain JavaScript starts much faster.
 * By default the file is below `node_modules`, where its packages are found and Git ignores it.
 */
export async function bundleProgram(
  entry: string,
  file = fromHere(`../../node_modules/.${path.basename(entry, '.ts')}-${process.pid}.mjs`),
): Promise<BundledProgram> {
  await build({ ...bundleOptions, entryPoints: [entry], outfile: file });
  return { file, remove: () => rm(file, { force: true }) };
}
