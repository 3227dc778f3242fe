import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../config/read-settings.ts';
import { createLifecycle } from '../../platform/jobs/lifecycle.ts';
import { prepareSandboxes } from './prepare-sandboxes.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-sandboxes-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program in place of the sandboxes of Google and Razorpay. */
async function prepare(program: string) {
  const read = readSettings({ CRICAPI_KEY: 'key', DATA_DIR: folder });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const entry = join(folder, 'entry.mjs');
  await writeFile(entry, program);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const lifecycle = createLifecycle(log);
  const archives = await prepareSandboxes({ settings: read.settings, entry, log, lifecycle });
  return { archives, stop: lifecycle.stop, logged: () => lines.join('') };
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
  const { stop, logged } = await prepare(`process.send('ready', () => process.exit(1));`);
  await expect.poll(logged).toContain('sandbox process exited unexpectedly');
  // Only the exit can end the wait.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  await expect(stop()).resolves.toBeUndefined();
});

it('fails when the sandboxes exit while starting', async () => {
  await expect(prepare('process.exit(1);')).rejects.toThrow('The sandboxes exited while starting');
});
