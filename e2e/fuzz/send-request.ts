import { Agent, request as startRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReceivedAnswer } from '@gullylens/contract/testing/check-answer';
import type { GeneratedRequest } from './generate-requests.ts';

export interface TimedAnswer extends ReceivedAnswer {
  readonly milliseconds: number;
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request exactly as generated, which `fetch` would reject or normalise in part. Reads only the headers of a
 * live stream. Rejects when the connection ends without a response.
 */
export function sendRequest(address: string, request: GeneratedRequest): Promise<TimedAnswer> {
  const started = performance.now();
  const { hostname, port } = new URL(address);
  const { method, url, headers, body } = request;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = startRequest({
      agent,
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, ...length },
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as it was reused.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(sendRequest(address, request));
      else reject(error);
    });
    sent.on('response', (received) => {
      const chunks: Buffer[] = [];
      const finish = () => {
        const answer = {
          method,
          url,
          status: received.statusCode ?? 0,
          headers: received.headers as ReceivedAnswer['headers'],
        };
        const text = decompress(Buffer.concat(chunks), received.headers['content-encoding']);
        resolve({ ...answer, body: text, milliseconds: performance.now() - started });
      };
      if (received.headers['content-type']?.startsWith('text/event-stream')) {
        finish();
        received.destroy();
        return;
      }
      received.on('data', (chunk: Buffer) => chunks.push(chunk));
      received.on('end', finish);
      received.on('error', reject);
    });
    sent.end(body);
  });
}

function decompress(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
