import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashInputs } from './input-hash.mjs';
import { ROOT } from '../processes/project.mjs';

let folder: string;
const write = (name: string, text: string) => writeFile(path.join(ROOT, folder, name), text);

beforeEach(async () => {
  await mkdir(path.join(ROOT, 'test-results'), { recursive: true });
  const made = await mkdtemp(path.join(ROOT, 'test-results', 'hash-'));
  folder = path.relative(ROOT, made);
  await mkdir(path.join(made, 'deep'));
  await write('deep/toss.ts', 'heads');
});

afterEach(() => rm(path.join(ROOT, folder), { recursive: true }));

it('changes only when a file is changed, added, moved or deleted', async () => {
  const first = await hashInputs([folder]);
  expect(await hashInputs([folder])).toBe(first);
  await write('deep/toss.ts', 'tails');
  const changed = await hashInputs([folder]);
  await write('deep/coin.ts', 'tails');
  const grown = await hashInputs([folder]);
  await rm(path.join(ROOT, folder, 'deep/toss.ts'));
  const shrunk = await hashInputs([folder]);
  expect(new Set([first, changed, grown, shrunk]).size).toBe(4);
});

it('ignores tests, build output and installed packages', async () => {
  const before = await hashInputs([folder]);
  await write('deep/toss.test.ts', 'expect');
  await mkdir(path.join(ROOT, folder, 'dist'));
  await write('dist/main.js', 'built');
  expect(await hashInputs([folder])).toBe(before);
});
