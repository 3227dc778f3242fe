import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { bundleOptions } from './bundle-program.ts';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Vitest's global set-up: bundles all workers once per run for `typescript-worker.mjs`, and again before tests are
 * repeated. In `node_modules` the bundles find their packages, and Git ignores them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const packages = path.join(SERVER, 'node_modules');
  await mkdir(packages, { recursive: true });
  const outdir = await mkdtemp(path.join(packages, '.workers-'));
  const bundle = async (): Promise<void> => {
    await build({
      ...bundleOptions,
      entryPoints: [path.join(SERVER, '**/*.worker.ts')],
      outdir,
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      sourcemap: 'inline',
    });
  };
  await bundle();
  project.onTestsRerun(bundle);
  process.env['WORKER_BUNDLES'] = outdir;
  return () => rm(outdir, { recursive: true });
}
