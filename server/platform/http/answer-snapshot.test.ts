import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerSnapshot } from './answer-snapshot.ts';
import { createSnapshot } from './snapshot.ts';
import type { RequestFacts } from './handler.ts';

const large = { words: 'six '.repeat(200) };
const requestWith = (headers: Record<string, string>): RequestFacts => ({
  id: '',
  address: '',
  headers,
  rawBody: Buffer.alloc(0),
});
const answerTo = (headers: Record<string, string>, content: unknown = large) =>
  answerSnapshot(
    createSnapshot(() => content),
    requestWith(headers),
  );

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['deflate, gzip;q=0.5', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['br;q=0.1', 'br'],
  ['xbr, gzipped', undefined],
])('accept-encoding %s gets %s', (accepted, encoding) => {
  const { headers } = answerTo(accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

it('every encoding has the same content and its own ETag', () => {
  const [plain, gzip, brotli] = ['identity', 'gzip', 'br'].map((name) =>
    answerTo({ 'accept-encoding': name }),
  );
  const text = JSON.stringify(large);
  expect(plain?.bytes.toString()).toBe(text);
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(text);
  expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(text);
  expect(new Set([plain, gzip, brotli].map((answer) => answer?.headers['etag'])).size).toBe(3);
});

it.each([
  [511, undefined],
  [512, 'gzip'],
])('compresses a body of %i bytes: %s', (size, encoding) => {
  const content = 'x'.repeat(size - '""'.length);
  expect(answerTo({ 'accept-encoding': 'gzip' }, content).headers['content-encoding']).toBe(encoding);
});

it.each([
  ['the tag', (etag: string) => etag, 304],
  ['the tag among others', (etag: string) => `"old", ${etag}`, 304],
  ['the tag as a proxy weakens it', (etag: string) => `W/${etag}`, 304],
  ['any tag', () => '*', 304],
  ['another tag', () => '"old"', 200],
  ['nothing', () => '', 200],
])('answers a client that has %s', (_what, tagFor, status) => {
  const etag = answerTo({}).headers['etag'] ?? '';
  const answer = answerTo({ 'if-none-match': tagFor(etag) });
  expect(answer.status).toBe(status);
  expect(answer.bytes.length > 0).toBe(status === 200);
  expect(answer.headers['etag']).toBe(etag);
});

it('is built once per encoding for all readers', () => {
  let made = 0;
  const snapshot = createSnapshot(() => {
    made += 1;
    return large;
  });
  const request = requestWith({ 'accept-encoding': 'br' });
  expect(answerSnapshot(snapshot, request).bytes).toBe(answerSnapshot(snapshot, request).bytes);
  expect(made).toBe(1);
});
