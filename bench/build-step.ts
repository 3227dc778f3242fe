import path from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname;

/** Makes a step plain JavaScript, as the product is built, and gives the file: what `tsx` adds is not measured. */
export async function buildStep(name: string): Promise<string> {
  // Below `node_modules`, so that the packages it imports are found and nothing of it is kept.
  const outfile = path.join(HERE, 'node_modules', `.${name}.mjs`);
  await build({
    entryPoints: [path.join(HERE, `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@gullylens/engine': path.join(HERE, '../engine') },
    logLevel: 'warning',
  });
  return outfile;
}
