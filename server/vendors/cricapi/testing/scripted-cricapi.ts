import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedVendor {
  readonly baseUrl: string;
  /** Paths with their queries, in the order in which they were asked. */
  readonly asked: readonly URL[];
  /** What the next requests are answered with, by path. */
  answer: (path: string, reply: Reply) => void;
  readonly close: () => Promise<void>;
}

/** A body, or a function that writes the answer by itself. */
export type Reply = unknown | ((request: IncomingMessage, response: ServerResponse) => void);

/** A vendor that answers what a test tells it to: for answers that no stand-in with a game behind it would give. */
export async function startScriptedVendor(): Promise<ScriptedVendor> {
  const replies = new Map<string, Reply>();
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://vendor');
    asked.push(address);
    const reply = replies.get(address.pathname.slice(1));
    if (typeof reply === 'function') reply(request, response);
    else response.end(typeof reply === 'string' ? reply : JSON.stringify(reply ?? { status: 'failure' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, reply) => void replies.set(path, reply),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
