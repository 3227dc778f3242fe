import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from './testing/send-request.ts';
import { runSandboxes } from './testing/run-sandboxes.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Inside the package, like the built program, so that packages are found. */
mkdirSync(join(here, 'dist'), { recursive: true });
const dist = mkdtempSync(join(here, 'dist', 'test-'));

/** The program as shipped: our code bundled, packages external. */
beforeAll(async () => {
  await build({
    entryPoints: [join(here, 'main.ts')],
    outfile: join(dist, 'main.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['fastify', 'jose', 'pure-rand', 'yauzl', 'yazl', 'zod', 'esbuild'],
  });
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

function start(environment: Record<string, string>): ChildProcess {
  return fork(join(dist, 'main.js'), {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', TMPDIR: tmpdir(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

describe('the program', () => {
  it('opens the feed, sends its parent the address, and stops with its parent', async () => {
    const child = start({});
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    expect((await sendRequest(`${address}/control/feed`)).body['matches']).toHaveLength(30);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('stops on a signal', async () => {
    const child = start({});
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('reports every invalid variable of its environment and does not start', async () => {
    const child = start({ SANDBOX_PORT: 'abc', SANDBOX_SPEED: '-1', RAZORPAY_WEBHOOK_URL: 'nowhere' });
    const [stderr, exit] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    expect(exit).toEqual([1, null]);
    for (const name of ['SANDBOX_PORT', 'SANDBOX_SPEED', 'RAZORPAY_WEBHOOK_URL'])
      expect(stderr).toContain(name);
  });

  it('does not start on a port in use, and says so', async () => {
    const { address } = await runSandboxes();
    const child = start({ SANDBOX_PORT: new URL(address).port });
    const [stderr, exit] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    expect(exit).toEqual([1, null]);
    expect(stderr).toContain('is already in use');
  });

  it('does not start on a missing replay, and says so', async () => {
    const child = start({ SANDBOX_REPLAY: '/nowhere/matches.zip' });
    const [stderr, exit] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
    expect(exit).toEqual([1, null]);
    expect(stderr).toContain('SANDBOX_REPLAY: /nowhere/matches.zip cannot be opened');
  });
});
