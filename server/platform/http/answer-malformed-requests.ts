import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@gullylens/contract/definition/errors';
import { AppError } from '../app-error.ts';
import { presentError } from './answer-error.ts';
import type { HttpSocket } from './close-gracefully.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Maps Node's parser errors to our error codes; unknown errors become `bad_request`. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/** An error of Node's parser, with the bytes that it was reading. */
type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/** Returns Node's handler of malformed requests: answers with the standard error body and closes the connection. */
export function answerMalformed(securityHeaders: SecurityHeaders) {
  return (error: ParserError, socket: HttpSocket): void => {
    // Never writes into a response that is being sent, such as a stream.
    const { _httpMessage: response } = socket;
    if (!socket.writable || response?.headersSent) return void socket.destroy();
    const refusal = new AppError(refusals[error.code ?? ''] ?? 'bad_request');
    const body = JSON.stringify(presentError(refusal, crypto.randomUUID()));
    const headers = {
      ...securityHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const statusLine = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
    // A response to HEAD has no body, even when the rest of the request could not be read.
    const { rawPacket } = error;
    const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';
    socket.write([statusLine, ...lines, '', isHead ? '' : body].join('\r\n'));
    socket.destroySoon();
  };
}
