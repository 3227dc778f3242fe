import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import { createLifecycle } from './lifecycle.ts';
import { prepareDatabase } from './prepare-database.ts';

let dataDir: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  dataDir = await mkdtemp(path.join(tmpdir(), 'prepared-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true }));

async function start() {
  const read = readSettings({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.faults.join());
  const log = pino({ level: 'fatal', base: null }, { write: (line: string) => void lines.push(line) });
  const lifecycle = createLifecycle(log);
  const migrations = fileURLToPath(new URL('../migrations/', import.meta.url));
  await prepareDatabase({ environment: read.settings.environment, migrations, log, lifecycle });
  return lifecycle;
}

async function postmaster(): Promise<number> {
  const home = path.join(dataDir, 'postgres');
  const major = (await readdir(home)).find((name) => /^\d+$/.test(name)) ?? '';
  return Number.parseInt(await readFile(path.join(home, major, 'postmaster.pid'), 'utf8'), 10);
}

it('a PostgreSQL that ends by itself is told of at the highest level, one that is stopped is not', async () => {
  const stopped = await start();
  await stopped.stop();
  expect(lines).toEqual([]);
  const left = await start();
  process.kill(await postmaster(), 'SIGINT');
  await expect.poll(() => lines.join(), { timeout: 30_000 }).toContain('"alert":"postgres_ended"');
  await left.stop();
});
