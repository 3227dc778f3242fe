import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname;
// Below `node_modules`, so that packages resolve and git ignores it.
const BUILT = path.join(HERE, '../node_modules/.steps');

/** Bundles a step to JavaScript, so that the time of `tsx` is not measured, and returns the path of the file. */
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
