import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleOptions } from './bundle-node.mjs';
import { ROOT } from '../processes/project.mjs';

let folder: string;

beforeEach(async () => {
  await mkdir(path.join(ROOT, 'test-results'), { recursive: true });
  folder = await mkdtemp(path.join(ROOT, 'test-results', 'bundle-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('bundles our workspaces, but not npm packages and Node modules', async () => {
  const entry = path.join(folder, 'entry.ts');
  const lines = ['@gullylens/contract/definition/errors', 'zod', 'node:fs'].map(
    (name) => `export * as x${name.length} from '${name}';`,
  );
  await writeFile(entry, lines.join('\n'));
  const options = await bundleOptions('server');
  await build({ ...options, entryPoints: [entry], outdir: folder });
  const bundle = await readFile(path.join(folder, 'entry.js'), 'utf8');
  const imported = [...bundle.matchAll(/from "([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(imported)).toEqual(new Set(['zod', 'node:fs']));
});

it('creates an entry for each worker', async () => {
  const { entryPoints } = await bundleOptions('server');
  expect(entryPoints).toContain(path.join(ROOT, 'server/main/main.ts'));
  expect(entryPoints).toContain(path.join(ROOT, 'server/history/import/import-history.worker.ts'));
});
