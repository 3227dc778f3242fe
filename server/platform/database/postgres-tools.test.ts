import { afterEach, expect, it, vi } from 'vitest';
import { requireTool } from './postgres-tools.ts';

afterEach(() => void vi.unstubAllEnvs());

it('says what to install when pg_dump is missing', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(requireTool('pg_dump', 18)).rejects.toThrow(
    /^pg_dump is not in PATH: install the client programs of PostgreSQL 18 \(in Debian postgresql-client-18\)/,
  );
});
