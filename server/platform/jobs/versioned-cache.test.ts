import { expect, it } from 'vitest';
import { cacheByVersion } from './versioned-cache.ts';

function counted(read: () => Promise<string> = async () => 'read') {
  const asked = { version: 'one', times: 0 };
  const reader = cacheByVersion(
    async () => asked.version,
    () => {
      asked.times += 1;
      return read();
    },
  );
  return { asked, reader };
}

it('is read once for all who ask, and again for the next version', async () => {
  const { asked, reader } = counted();
  await Promise.all([reader(), reader(), reader()]);
  await reader();
  expect(asked.times).toBe(1);
  asked.version = 'two';
  await reader();
  expect(asked.times).toBe(2);
});

it('is read again after a failure', async () => {
  let fails = true;
  const { asked, reader } = counted(async () => {
    if (fails) throw new Error('no');
    return 'read';
  });
  await expect(reader()).rejects.toThrow('no');
  fails = false;
  expect(await reader()).toBe('read');
  expect(asked.times).toBe(2);
});
