/**
 * Set-up of test files: compares every answer that an HTTP server of this process sends with the OpenAPI document. An
 * answer that differs fails the test. Addresses that are not in the document are ignored.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeInterface } from '@gullylens/contract/openapi/describe-interface';
import { routes } from '@gullylens/contract/routes';
import {
  createAnswerCheck,
  type InterfaceDocument,
  type ReceivedAnswer,
} from '@gullylens/contract/testing/check-answer';
import { afterAll, afterEach } from 'vitest';

let check: ReturnType<typeof createAnswerCheck> | undefined;
const faults: string[] = [];

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  collectBody(response, (body) => {
    // Nothing was sent: the client is gone.
    if (!response.headersSent) return;
    check ??= createAnswerCheck(describeInterface(routes, 'test') as unknown as InterfaceDocument);
    const fault = check(describeAnswer(request, response, body));
    if (fault) faults.push(fault);
  });
});

afterEach(expectNoFaults);
afterAll(expectNoFaults);

function expectNoFaults(): void {
  const found = takeAnswerFaults();
  if (found.length > 0) throw new Error(`Answers differ from the OpenAPI document:\n${found.join('\n')}`);
}

/** Returns the faults found since the last call and clears them. For tests of answers that differ on purpose. */
export function takeAnswerFaults(): string[] {
  return faults.splice(0);
}

type Write = (chunk: unknown, ...rest: unknown[]) => never;

/** Calls `done` with the whole body at the moment when the server ends the answer, before any client has it. */
function collectBody(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, asEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    keep(chunk, rest[0]);
    return (write as Write).call(response, chunk, ...rest);
  };
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk, rest[0]);
    const ended = (end as Write).call(response, chunk, ...rest);
    done(Buffer.concat(chunks));
    return ended;
  }) as typeof response.end;
}

function asEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
}

/** Headers that were passed to `writeHead` are in no list of Node's: they are read from the head as it was sent. */
function describeAnswer(request: IncomingMessage, response: ServerResponse, sent: Buffer): ReceivedAnswer {
  const { _header: head } = response as ServerResponse & { readonly _header: string | null };
  const headers = Object.fromEntries(
    (head ?? '').split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const hasBody = request.method !== 'HEAD' && response.statusCode !== 304;
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    status: response.statusCode,
    headers,
    body: hasBody ? decompress(sent, headers['content-encoding']) : '',
  };
}

function decompress(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
