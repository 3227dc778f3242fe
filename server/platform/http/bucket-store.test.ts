import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { openSharedCounter } from '../shared-counter.ts';
import { tellFailures } from '../tell-failures.ts';
import { BucketStore, sharedBucketStore } from './bucket-store.ts';

/** A bound on what never happens, not on what is slow. */
const PATIENCE = { timeout: 30_000 };

const nobody = tellFailures(() => {});
const count = (store: BucketStore, key: string) =>
  new Promise<number>((resolve, reject) => {
    store.incr(key, (error, state) => (state ? resolve(state.current) : reject(error)), 60_000);
  });

test('counts the routes of a bucket together', async () => {
  const store = new BucketStore();
  await count(store, 'sign-in:a');
  expect(await count(store.child(), 'sign-in:a')).toBe(2);
  expect(await count(store, 'sign-in:b')).toBe(1);
});

test('counts by itself while what processes share is away', async () => {
  const away = openSharedCounter('redis://127.0.0.1:1', nobody);
  const store = new (sharedBucketStore(away))();
  expect(await count(store, 'a')).toBe(1);
  expect(await count(store, 'a')).toBe(2);
  away.close();
});

const program = await findProgram();

describe.skipIf(program === null)('with Valkey or Redis (not installed here: these are left out)', () => {
  test('two processes count one caller together', async () => {
    const valkey = await startValkey(program ?? '');
    const counters = [0, 1].map(() => openSharedCounter(valkey.url, nobody));
    const [one, other] = counters.map((counter) => new (sharedBucketStore(counter))());
    if (!one || !other) throw new Error('two stores were made');
    await vi.waitFor(async () => expect(await counters[0]?.increase('ready', 1_000)).toBeDefined(), PATIENCE);
    await vi.waitFor(async () => expect(await counters[1]?.increase('ready', 1_000)).toBeDefined(), PATIENCE);
    await count(one, 'caller');
    expect(await count(other, 'caller')).toBe(2);
    for (const counter of counters) counter.close();
    await valkey.stop();
  });
});

async function findProgram(): Promise<string | null> {
  for (const name of ['valkey-server', 'redis-server']) {
    const runs = await promisify(execFile)(name, ['--version']).then(
      () => true,
      () => false,
    );
    if (runs) return name;
  }
  return null;
}

async function startValkey(name: string) {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await once(holder.close(), 'close');
  const valkey = spawn(
    name,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  const stop = async () => {
    valkey.kill();
    await once(valkey, 'exit');
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
