import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestRequest {
  call: string;
  query: URLSearchParams;
  body: unknown;
  bearer: string | null;
  headers: IncomingMessage['headers'];
}

export interface TestAnswer {
  status?: number;
  body?: unknown;
  /** The server's time in the Date header; by default the test's time, which Node's own header ignores. */
  date?: Date;
}

/** Returns the response, or null after having written to `response` itself. */
export type TestHandler = (
  request: TestRequest,
  response: ServerResponse,
) => TestAnswer | null | Promise<TestAnswer | null>;

export interface TestServer {
  origin: string;
  /** All requests, in order. */
  requests: TestRequest[];
  callsOf: (call: string) => number;
  close: () => Promise<void>;
}

/** Starts an HTTP server on loopback and sets the page's URL to its origin. Keys are `METHOD /path`. */
export async function startTestServer(handlers: Record<string, TestHandler>): Promise<TestServer> {
  const requests: TestRequest[] = [];
  const server = createServer((incoming, response) => {
    void answer(incoming, response, { handlers, requests });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  visit(`${origin}/`);
  return {
    origin,
    requests,
    callsOf: (call) => requests.filter((request) => request.call === call).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function visit(address: string): void {
  const page = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  page.happyDOM.setURL(address);
}

interface ServerState {
  handlers: Record<string, TestHandler>;
  requests: TestRequest[];
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  state: ServerState,
): Promise<void> {
  const request = await readRequest(incoming);
  state.requests.push(request);
  const handler = state.handlers[request.call];
  const given = handler
    ? await handler(request, response)
    : refusal(404, 'not_found', 'There is nothing here.');
  if (given === null) return;
  response.writeHead(given.status ?? 200, {
    'content-type': 'application/json',
    date: (given.date ?? new Date()).toUTCString(),
  });
  response.end(JSON.stringify(given.body ?? {}));
}

async function readRequest(incoming: IncomingMessage): Promise<TestRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  const url = new URL(incoming.url ?? '/', 'http://test');
  return {
    call: `${incoming.method} ${url.pathname}`,
    query: url.searchParams,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    bearer: incoming.headers.authorization?.replace('Bearer ', '') ?? null,
    headers: incoming.headers,
  };
}

/** An error body as the server writes it. */
export function refusal(status: number, code: string, error: string, more: object = {}): TestAnswer {
  return { status, body: { error, code, requestId: 'request-1', ...more } };
}

/** Returns a handler whose response is HTML, as a proxy in front of the server sends it. */
export const proxyPage =
  (status: number): TestHandler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    return null;
  };

/** Returns a handler whose requests wait until `give` is called with their response. */
export function heldAnswer() {
  const waiting: ((given: TestAnswer) => void)[] = [];
  const held = new Promise<TestAnswer>((resolve) => waiting.push(resolve));
  const give = (given: TestAnswer) => {
    for (const resolve of waiting) resolve(given);
  };
  return { handler: () => held, give };
}
