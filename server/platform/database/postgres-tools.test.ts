import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { requireTool, takePassword } from './postgres-tools.ts';

afterEach(() => void vi.unstubAllEnvs());

it('says what to install when pg_dump is missing', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(requireTool('pg_dump', 18)).rejects.toThrow(
    /^pg_dump is not in PATH: install the client programs of PostgreSQL 18 \(in Debian postgresql-client-18\)/,
  );
});

it.each([
  ['postgres://me:s%3Acret@db:6432/games', 'postgres://me@db:6432/games', 's:cret'],
  ['postgres://me@db/games?password=s%3Acret', 'postgres://me@db/games', 's:cret'],
  [
    'postgres://me:old@db/games?options=-c%20geqo%3Doff&password=new&sslmode=require',
    'postgres://me@db/games?options=-c%20geqo%3Doff&sslmode=require',
    'new',
  ],
  ['postgres:///games', 'postgres:///games', ''],
])('keeps the password of %s out of the command line', (url, address, password) => {
  expect(takePassword(url)).toEqual({ address, password });
});

it('says what to install when pg_dump is older than the server, and accepts a newer one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-tools-'));
  await writeFile(path.join(folder, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 17.5"\n', {
    mode: 0o755,
  });
  vi.stubEnv('PATH', folder);
  await expect(requireTool('pg_dump', 18)).rejects.toThrow(/^pg_dump 17 cannot read PostgreSQL 18: install /);
  await requireTool('pg_dump', 17);
  await requireTool('pg_dump', 15);
  await rm(folder, { recursive: true });
});
