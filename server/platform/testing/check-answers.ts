/**
 * Set-up of test files: compares every answer that an HTTP server of this process sends with the OpenAPI document. An
 * answer that differs fails the test. Addresses that are not in the document are ignored.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type {
  createAnswerCheck,
  InterfaceDocument,
  ReceivedAnswer,
} from '@gullylens/contract/testing/check-answer';
import { afterAll, afterEach } from 'vitest';

const received: ReceivedAnswer[] = [];

function watchAnswer(message: unknown): void {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  collectBody(response, (body) => {
    // Nothing was sent when the client has disconnected.
    if (response.headersSent) received.push(describeAnswer(request, response, body));
  });
}

subscribe('http.server.request.start', watchAnswer);
afterEach(expectNoFaults);
afterAll(async () => {
  unsubscribe('http.server.request.start', watchAnswer);
  await expectNoFaults();
});

async function expectNoFaults(): Promise<void> {
  const found = await takeAnswerFaults();
  if (found.length > 0) throw new Error(`Answers differ from the OpenAPI document:\n${found.join('\n')}`);
}

/** Compiled once per process, because it takes a second and several test files share the process. */
const compiled = globalThis as { answerCheck?: Promise<ReturnType<typeof createAnswerCheck>> };

/** Returns the faults since the last call and clears them. For tests of answers that differ on purpose. */
export async function takeAnswerFaults(): Promise<string[]> {
  if (received.length === 0) return [];
  compiled.answerCheck ??= loadCheck();
  const check = await compiled.answerCheck;
  return received.splice(0).flatMap((answer) => check(answer) ?? []);
}

/** Loads the check between two tests, because during a test its requests could time out. */
async function loadCheck() {
  const [{ createAnswerCheck: create }, { createOpenApiDocument }, { areas }] = await Promise.all([
    import('@gullylens/contract/testing/check-answer'),
    import('@gullylens/contract/openapi/openapi-document'),
    import('@gullylens/contract/routes'),
  ]);
  return create(createOpenApiDocument(areas, 'test') as unknown as InterfaceDocument);
}

type Write = (chunk: unknown, ...rest: unknown[]) => never;

/** Calls `done` with the whole body when the server ends the answer, before a client receives the end. */
function collectBody(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const collect = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, asEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    collect(chunk, rest[0]);
    return (write as Write).call(response, chunk, ...rest);
  };
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    collect(chunk, rest[0]);
    const ended = (end as Write).call(response, chunk, ...rest);
    done(Buffer.concat(chunks));
    return ended;
  }) as typeof response.end;
}

function asEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
}

/** Reads the headers from the sent head, because Node does not list those passed to `writeHead`. */
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
