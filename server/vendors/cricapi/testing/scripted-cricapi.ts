import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedVendor {
  readonly baseUrl: string;
  /** Requested URLs in order. */
  readonly requested: readonly URL[];
  /** Sets the response to the next requests, by path. */
  answer: (path: string, reply: Reply) => void;
  readonly close: () => Promise<void>;
}

/** A body, or a function that writes the response. */
export type Reply = unknown | ((request: IncomingMessage, response: ServerResponse) => void);

/** A vendor with responses set by the test, for those that the sandbox never gives. */
export async function startScriptedVendor(): Promise<ScriptedVendor> {
  const replies = new Map<string, Reply>();
  const requested: URL[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://vendor');
    requested.push(address);
    const reply = replies.get(address.pathname.slice(1));
    if (typeof reply === 'function') reply(request, response);
    else response.end(typeof reply === 'string' ? reply : JSON.stringify(reply ?? { status: 'failure' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requested,
    answer: (path, reply) => void replies.set(path, reply),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
