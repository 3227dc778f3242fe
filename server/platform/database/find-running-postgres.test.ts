import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostgres } from './find-running-postgres.ts';

it('finds the PostgreSQL of a data directory while it runs, and nothing before and after', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gullylens-find-'));
  try {
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, log: () => {} });
    expect(await findRunningPostgres(dataDir)).toBe(postgres.url);
    await postgres.stop();
    expect(await findRunningPostgres(dataDir)).toBeNull();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);
