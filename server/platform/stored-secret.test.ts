import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadOrCreateSecret } from './stored-secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a secret is created once, readable by its owner only', async () => {
  const first = await loadOrCreateSecret(folder, 'jwt-secret');
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await loadOrCreateSecret(folder, 'jwt-secret')).toBe(first);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o077).toBe(0);
});

test('processes that create it in parallel read the same one and leave no other file', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => loadOrCreateSecret(folder, 'jwt-secret')));
  expect(new Set(made).size).toBe(1);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
});

test('accepts a stored secret of at least 32 characters', async () => {
  await writeFile(join(folder, 'long'), 'x'.repeat(32));
  await writeFile(join(folder, 'short'), 'x'.repeat(31));
  expect(await loadOrCreateSecret(folder, 'long')).toBe('x'.repeat(32));
  await expect(loadOrCreateSecret(folder, 'short')).rejects.toThrow('holds no secret');
});

test('rejects an empty file', async () => {
  await writeFile(join(folder, 'jwt-secret'), '');
  await expect(loadOrCreateSecret(folder, 'jwt-secret')).rejects.toThrow('holds no secret');
});
