import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Errand } from '../testing/errand.worker.ts';
import { createWorkerPool, runInThread, type WorkerPool } from './worker-pool.ts';

const HOUR = 3_600_000;
const file = { beside: new URL('../testing/errand.ts', import.meta.url).href, name: 'errand.worker' };

const run = (task: Errand, more: object = {}) => runInThread<Errand, string>({ ...file, task, ...more });

describe('a long task in its own thread', () => {
  it('resolves with its result, and delivers messages while it runs', async () => {
    const letters: unknown[] = [];
    const onMessage = (letter: unknown) => letters.push(letter);
    expect(await run({ say: 'out' }, { onMessage })).toBe('OUT');
    expect(letters).toEqual(['o', 'u', 't']);
  });

  it('rejects when the task fails, the thread exits or the signal aborts', async () => {
    await expect(run('fail')).rejects.toThrow('bowled');
    await expect(run('exit')).rejects.toThrow('exited');
    const ending = new AbortController();
    const hanging = run('hang', { signal: ending.signal });
    ending.abort();
    await expect(hanging).rejects.toThrow('aborted');
    await expect(run({ say: 'late' }, { signal: ending.signal })).rejects.toThrow('aborted');
  });
});

it('a worker of the sources asks for Vitest when nothing has bundled it', async () => {
  vi.stubEnv('WORKER_BUNDLES', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(run({ say: 'out' })).rejects.toThrow(/errand\.worker\.ts: run under Vitest/);
});

describe('a pool', () => {
  let pool: WorkerPool<Errand, string>;
  const open = (changes: object = {}) => {
    pool = createWorkerPool({
      ...file,
      threads: 1,
      idleMs: HOUR,
      maxWaiting: 1,
      waitTimeoutMs: HOUR,
      taskTimeoutMs: HOUR,
      busy: ({ own }) => new Error(own ? 'your turn is under way' : 'too busy'),
      ...changes,
    });
    return pool;
  };
  afterEach(() => pool.close());

  it('runs tasks one after another, also after a failed one', async () => {
    const { run: send } = open();
    const failing = send('fail');
    const next = send({ say: 'in' });
    await expect(send({ say: 'third' })).rejects.toThrow('too busy');
    await expect(failing).rejects.toThrow('bowled');
    expect(await next).toBe('IN');
  });

  it('ends a thread that takes too long, and runs the next task', async () => {
    const { run: send } = open({ taskTimeoutMs: 1 });
    await expect(send('hang')).rejects.toThrow('too busy');
    await pool.close();
    expect(await open().run({ say: 'in' })).toBe('IN');
  });

  it('refuses a second task of one owner', async () => {
    const { run: send } = open({ maxPerOwner: 1 });
    const first = send({ say: 'one' }, 'asha');
    await expect(send({ say: 'two' }, 'asha')).rejects.toThrow('your turn');
    expect(await first).toBe('ONE');
  });

  it('rejects the running task when it closes', async () => {
    const { run: send } = open();
    const hanging = send('hang');
    const rejected = expect(hanging).rejects.toThrow();
    await pool.close();
    await rejected;
  });
});
