import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
  readonly event: string;
}

export interface WebhookCatcher {
  readonly url: string;
  /** Waits for the first `count` deliveries and returns them. */
  caught(count: number): Promise<readonly ReceivedWebhook[]>;
}

/** A merchant's webhook server. `statusFor` gives the status of the n-th answer (from 0). */
export async function startWebhookReceiver(
  statusFor: (n: number) => number = () => 200,
): Promise<WebhookCatcher> {
  const all: ReceivedWebhook[] = [];
  const arrivals = new EventEmitter();
  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const status = statusFor(all.length);
    all.push({ headers: request.headers, raw, event: JSON.parse(raw).event });
    response.writeHead(status).end();
    arrivals.emit('one');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    async caught(count) {
      while (all.length < count) await once(arrivals, 'one');
      return all.slice(0, count);
    },
  };
}
