import { EventEmitter, once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageCache, pageReads } from './page-cache.ts';

afterEach(() => void vi.useRealTimers());

const callWith = (headers: Readonly<Record<string, string>> = {}, userId = 'asha') => ({
  visitor: { userId, sessionId: 's', role: 'user' as const, tokenExpiresAt: new Date(8.64e15) },
  request: { id: '', address: '', rawBody: Buffer.alloc(0), headers },
});

/** A cache with a version that tests change, and pages of the number of their query. */
function startCache(maxBytes?: number) {
  const state = { version: 'one', queries: 0 };
  const answerPage = createPageCache(async () => state.version, maxBytes);
  const read = async (name: string, headers = {}) => {
    const answer = await answerPage(callWith(headers), [name], async () => ({
      body: { name, query: (state.queries += 1) },
    }));
    return { ...answer, text: String(answer.bytes) };
  };
  return { state, read, answerPage };
}

const countsOf = async () => {
  const { values } = await pageReads.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.result, value]));
};

test('a page is queried once for each version', async () => {
  const { state, read } = startCache();
  expect([(await read('teams')).text, (await read('teams')).text]).toEqual([
    '{"name":"teams","query":1}',
    '{"name":"teams","query":1}',
  ]);
  expect((await read('venues')).text).toBe('{"name":"venues","query":2}');
  state.version = 'two';
  expect((await read('teams')).text).toBe('{"name":"teams","query":3}');
});

test('simultaneous reads share one query, and each is counted', async () => {
  pageReads.reset();
  const { state, read } = startCache();
  await Promise.all([read('leaders'), read('leaders'), read('leaders')]);
  await read('leaders');
  expect(state.queries).toBe(1);
  expect(await countsOf()).toEqual({ miss: 1, inflight: 2, hit: 1 });
});

test('a client that has the page receives 304', async () => {
  const { read } = startCache();
  const { status, headers } = await read('teams');
  const again = await read('teams', { 'if-none-match': headers['etag'] });
  expect([status, again.status, again.text]).toEqual([200, 304, '']);
});

test('a failure is answered to those who wait for it and is not cached', async () => {
  const { answerPage, read } = startCache();
  const fail = () => answerPage(callWith(), ['teams'], () => Promise.reject(new Error('no connection')));
  const failures = await Promise.allSettled([fail(), fail()]);
  expect(failures).toMatchObject([{ reason: { message: 'no connection' } }, { status: 'rejected' }]);
  expect((await read('teams')).status).toBe(200);
});

test('the pages that were read least recently are removed when the limit is reached', async () => {
  const { state, read } = startCache(2_500);
  for (const name of ['first', 'second', 'first', 'third', 'first']) await read(name);
  expect(state.queries).toBe(3);
  await read('second');
  expect(state.queries).toBe(4);
});

/** A read that ends when `open` is called. */
function startSlowRead() {
  const events = new EventEmitter();
  const opened = once(events, 'open').then(() => ({ body: 'late' }));
  return { read: () => opened, open: () => events.emit('open') };
}

test('pages are read one after the other, also after a failure', async () => {
  const { answerPage, read } = startCache();
  const slowRead = startSlowRead();
  const slow = answerPage(callWith(), ['slow'], slowRead.read);
  const failing = answerPage(callWith(), ['failing'], () => Promise.reject(new Error('no connection')));
  const next = read('next');
  const waits = new Promise((resolve) => setImmediate(resolve, 'waits'));
  expect(await Promise.race([next, waits])).toBe('waits');
  slowRead.open();
  expect(String((await slow).bytes)).toBe('"late"');
  await expect(failing).rejects.toThrow('no connection');
  expect((await next).status).toBe(200);
});

test('a page beyond those that may wait is refused for the moment', async () => {
  const { answerPage } = startCache();
  const slowRead = startSlowRead();
  const waiting = Array.from({ length: 501 }, (_, i) =>
    answerPage(callWith({}, `user-${i}`), [i], slowRead.read),
  );
  await expect(answerPage(callWith(), ['refused'], slowRead.read)).rejects.toMatchObject({
    code: 'unavailable',
    circumstances: { retryAfterSeconds: 5, isPlanned: true },
  });
  slowRead.open();
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 501 }, () => 200));
});

test('a user with eight pages waiting or being read is refused the ninth, and others are answered', async () => {
  const { answerPage, read } = startCache();
  const slowRead = startSlowRead();
  const copies = Array.from({ length: 8 }, (_, i) => answerPage(callWith({}, 'copier'), [i], slowRead.read));
  await expect(answerPage(callWith({}, 'copier'), ['ninth'], slowRead.read)).rejects.toMatchObject({
    code: 'unavailable',
  });
  const other = read('other');
  slowRead.open();
  expect((await other).status).toBe(200);
  await Promise.all(copies);
});

test('a page is followed by a pause of three times as long, at most 150 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { answerPage, state, read } = startCache();
  for (const [tookMs, pauseMs] of [
    [20, 60],
    [100, 150],
  ] as const) {
    const before = state.queries;
    await answerPage(callWith(), [tookMs], async () => {
      vi.advanceTimersByTime(tookMs);
      return { body: '' };
    });
    const next = read(`after ${tookMs}`);
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(state.queries).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await next;
    expect(state.queries).toBe(before + 1);
    await vi.runAllTimersAsync();
  }
});

test('a page above the limit is answered, however many wait for it', async () => {
  const { read } = startCache(1_000);
  const name = 'x'.repeat(2_000);
  const answers = await Promise.all([read(name), read(name)]);
  expect(answers.map(({ text }) => text.length)).toEqual([2_021, 2_021]);
});

test('pages that others displace while they wait are answered', async () => {
  const { read } = startCache(2_500);
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  const answers = await Promise.all(names.map((name) => read(name)));
  expect(answers.map(({ text }) => JSON.parse(text).name)).toEqual(names);
});

test.each([
  [2_500, 2],
  [3_500, 1],
])(
  'a page counts with twice its bytes, its name and a kilobyte: at a limit of %i it is read %i times',
  async (limit, queries) => {
    const { state, read } = startCache(limit);
    const name = 'x'.repeat(800);
    await read(name);
    await read(name);
    expect(state.queries).toBe(queries);
  },
);
