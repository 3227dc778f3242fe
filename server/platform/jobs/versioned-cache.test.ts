import { expect, it } from 'vitest';
import { cacheByVersion } from './versioned-cache.ts';

function counted(read: () => Promise<string> = async () => 'read') {
  const reads = { version: 'one', times: 0 };
  const reader = cacheByVersion(
    async () => reads.version,
    () => {
      reads.times += 1;
      return read();
    },
  );
  return { reads, reader };
}

it('reads once per version for all callers', async () => {
  const { reads, reader } = counted();
  await Promise.all([reader(), reader(), reader()]);
  await reader();
  expect(reads.times).toBe(1);
  reads.version = 'two';
  await reader();
  expect(reads.times).toBe(2);
});

it('reads again after a failure', async () => {
  let fails = true;
  const { reads, reader } = counted(async () => {
    if (fails) throw new Error('no');
    return 'read';
  });
  await expect(reader()).rejects.toThrow('no');
  fails = false;
  expect(await reader()).toBe('read');
  expect(reads.times).toBe(2);
});
