import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname;
// Below `node_modules`, so that the packages they import are found and nothing of it is kept.
const BUILT = path.join(HERE, '../node_modules/.steps');

/** Makes a step plain JavaScript, as the product is built, and gives the file: what `tsx` adds is not measured. */
export async function buildStep(name: string): Promise<string> {
  await build({
    entryPoints: [path.join(HERE, `${name}.ts`)],
    outdir: BUILT,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@gullylens/engine': path.join(HERE, '../../engine') },
    logLevel: 'warning',
  });
  await mkdir(BUILT, { recursive: true });
  await writeFile(path.join(BUILT, 'package.json'), '{ "type": "module" }\n');
  return path.join(BUILT, `${name}.js`);
}
