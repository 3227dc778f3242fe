import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { checkDump, requireTool, takePassword } from './postgres-tools.ts';

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

it('says why pg_restore cannot read a file in its last line, or why it did not start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-tools-'));
  vi.stubEnv('PATH', folder);
  await expect(checkDump('note')).rejects.toThrow(
    /^note is not a backup that can be read \(spawn pg_restore ENOENT\)\.$/,
  );
  const fail =
    '#!/bin/sh\necho "pg_restore: warning: odd" >&2\necho "pg_restore: error: too short" >&2\nexit 1\n';
  await writeFile(path.join(folder, 'pg_restore'), fail, { mode: 0o755 });
  await expect(checkDump('note')).rejects.toThrow(/^[^(]*\(pg_restore: error: too short\)\.$/);
  await rm(folder, { recursive: true });
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
