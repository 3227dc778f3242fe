import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../server/platform/find-free-port.ts';

const READY_LIMIT_MS = 180_000;
const PAUSE_MS = 250;

export interface RunningProduct {
  readonly address: string;
  readonly pid: number;
  readonly sandbox: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product on its sandboxes, as `npm start` does, with a data folder that `stop` deletes. Throws when it is
 * not ready in time.
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'gullylens-bench-'));
  const child = spawn(process.execPath, [`${import.meta.dirname}/../../tooling/start.mjs`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '50',
      ...settings,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${address}/readyz`, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, pid: child.pid ?? 0, sandbox: `http://127.0.0.1:${sandboxPort}`, stop };
}

async function untilReady(address: string, ended: () => boolean): Promise<void> {
  const began = performance.now();
  while (!ended() && performance.now() - began < READY_LIMIT_MS) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`The product did not become ready at ${address}.`);
}
