import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';
import { createLog } from '../../platform/log.ts';
import { prepareSandboxes } from './prepare-sandboxes.ts';

let folder: string;
const log = createLog('silent');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-sandboxes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a program in place of the sandboxes of Google and Razorpay. */
async function prepare(program: string) {
  const read = readSettings({ CRICAPI_KEY: 'key', DATA_DIR: folder });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const entry = join(folder, 'entry.mjs');
  await writeFile(entry, program);
  const lifecycle = createLifecycle(log);
  const archives = await prepareSandboxes({ settings: read.settings, entry, log, lifecycle });
  return { archives, stop: lifecycle.stop };
}

it('has no history to import when the real CricAPI is used, and lets the sandboxes finish', async () => {
  const ended = join(folder, 'ended');
  const { archives, stop } = await prepare(`
    import { writeFileSync } from 'node:fs';
    process.on('disconnect', () => writeFileSync(${JSON.stringify(ended)}, ''));
    process.send('ready');`);
  expect(archives).toBeNull();
  await stop();
  await expect(rm(ended)).resolves.toBeUndefined();
});

it('stops at once when the sandboxes have already exited', async () => {
  const { stop } = await prepare(`process.send('ready', () => process.exit(1));`);
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  const before = Date.now();
  await stop();
  expect(Date.now() - before).toBeLessThan(2_000);
});

it('fails when the sandboxes exit while starting', async () => {
  await expect(prepare('process.exit(1);')).rejects.toThrow('The sandboxes exited while starting');
});
