import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** A response of the bare server, with its body in base64. */
export interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Baseline of `http.ts`, forked as a separate process: serves prepared responses by path, with the product's status,
 * body and headers. Sends the port back. Answers the message 'cpu' with the CPU seconds used by the process.
 */
process.on('message', (answers: Readonly<Record<string, BareAnswer>> | 'cpu') => {
  if (answers === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
    return;
  }
  const ready = new Map(
    Object.entries(answers).map(([path, { status, headers, body }]) => [
      path,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '');
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(answer?.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
