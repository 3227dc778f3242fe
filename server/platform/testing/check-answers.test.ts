import { gzipSync } from 'node:zlib';
import { operationsRoutes } from '@gullylens/contract/http/operations';
import { expect, it } from 'vitest';
import type { BytesAnswer } from '../http/handler.ts';
import { takeAnswerFaults } from './check-answers.ts';
import { serveRoutes } from './serve-routes.ts';

const { readOpenApi, readDocs } = operationsRoutes;
const headers = { 'content-type': 'application/json; charset=utf-8', etag: '"1"' };
const described: BytesAnswer = { status: 200, bytes: Buffer.from('{"paths":{}}'), headers };

/** Returns the faults reported for an answer of a test's server. */
async function faultsOf(path: string, answer: BytesAnswer): Promise<string[]> {
  const server = await serveRoutes(
    { readOpenApi, readDocs },
    { readOpenApi: () => answer, readDocs: () => answer },
  );
  await (await server.request(path)).arrayBuffer();
  await server.close();
  return takeAnswerFaults();
}

it('does not report a response that matches the OpenAPI document', async () => {
  expect(await faultsOf('/api/openapi.json', described)).toEqual([]);
});

it('reports a body that differs, compressed or not', async () => {
  const bytes = Buffer.from('[]');
  const gzipped = {
    ...described,
    bytes: gzipSync(bytes),
    headers: { ...headers, 'content-encoding': 'gzip' },
  };
  const fault = ['GET /api/openapi.json 200: body must be object'];
  expect(await faultsOf('/api/openapi.json', { ...described, bytes })).toEqual(fault);
  expect(await faultsOf('/api/openapi.json', gzipped)).toEqual(fault);
});

it('reports an undocumented status', async () => {
  const fault = ['GET /docs 304: the status is not documented'];
  expect(await faultsOf('/docs', { ...described, status: 304 })).toEqual(fault);
});

it('reports an undocumented media type', async () => {
  const fault = ['GET /docs 200: the media type application/json is not documented'];
  expect(await faultsOf('/docs', described)).toEqual(fault);
});
