import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@gullylens/contract/errors';
import { AppError } from '../app-error.ts';
import { presentError } from './answer-error.ts';
import type { SecurityHeaders } from './register-security-headers.ts';

/** What Node says of bytes that it makes no request of, told in our words; all else is a bad request. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/** An error of Node's parser, with the bytes that it was reading. */
type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

type AnswerMalformed = (error: ParserError, socket: Socket) => void;

/** Answers what never became a request as every error is answered, and closes: where the next would begin is unknown. */
export function answerMalformed(securityHeaders: SecurityHeaders): AnswerMalformed {
  return (error, socket) => {
    if (!socket.writable || hasBegunToAnswer(socket)) {
      socket.destroy();
      return;
    }
    const code = refusals[error.code ?? ''] ?? 'bad_request';
    socket.write(refusalOf(new AppError(code), securityHeaders, isHead(error)));
    socket.destroySoon();
  };
}

/** An answer that is on its way, perhaps a stream, must not find another one's head in its midst. Node keeps it here. */
function hasBegunToAnswer(socket: Socket & { readonly _httpMessage?: ServerResponse | null }): boolean {
  const { _httpMessage: answer } = socket;
  return answer?.headersSent ?? false;
}

/** A response to HEAD has no body, even when the rest of the request could not be read. */
function isHead({ rawPacket }: ParserError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ';
}

function refusalOf(error: AppError, securityHeaders: SecurityHeaders, withoutBody: boolean): string {
  const body = JSON.stringify(presentError(error, crypto.randomUUID()));
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    ...lines,
    '',
    withoutBody ? '' : body,
  ].join('\r\n');
}
