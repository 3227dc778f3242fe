import type { ErrorBody } from '@gullylens/contract/definition/error-body';
import { type ErrorCode, errorTable } from '@gullylens/contract/definition/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import type { Log } from '../log.ts';

/** Maps Fastify's errors to our error codes. */
const frameworkErrors: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_RATE_LIMITED: 'too_many_requests',
};

const DEFAULT_RETRY_AFTER_SECONDS = 5;

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkErrors[code];
  if (known) return new AppError(known, { cause: error });
  if (statusCode === 429) return new AppError('too_many_requests', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('bad_request', { cause: error });
  }
  if (isDatabaseUnavailable(error))
    return new AppError('unavailable', { cause: error, log: 'database unavailable' });
  return new AppError('server_error', { cause: error, log: 'unexpected failure' });
}

/** The body of an error response. */
export function presentError(error: AppError, requestId: string): ErrorBody {
  const { details, conflictEmail } = error.circumstances;
  return {
    error: error.text,
    ...(details === undefined ? {} : { details }),
    code: error.code,
    requestId,
    ...(conflictEmail === undefined ? {} : { conflict_email: conflictEmail }),
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly log: Log;
}

/** Answers a failure with its row of the error table. Logs server faults as errors, others as warnings or not at all. */
export function answerError(error: unknown, { request, reply, log }: Exchange): FastifyReply {
  const failure = asAppError(error);
  const line = { requestId: request.id, code: failure.code, route: request.routeOptions.url };
  if (isBusy(failure)) log[failure.circumstances.isPlanned ? 'debug' : 'warn'](line, failure.message);
  else if (failure.status >= 500) log.error({ ...line, err: failure.cause ?? failure }, failure.message);
  else if (failure.circumstances.log) log.warn(line, failure.message);
  const { retryAfterSeconds = failure.status === 503 ? DEFAULT_RETRY_AFTER_SECONDS : undefined } =
    failure.circumstances;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(presentError(failure, request.id)));
}

/** True when the server is only busy: the client may retry and nothing is broken. */
function isBusy({ status, cause, circumstances }: AppError): boolean {
  return status === 503 && cause === undefined && circumstances.retryAfterSeconds !== undefined;
}

/** Answers a request for an unknown path. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorBody = { error: errorTable.not_found.text, code: 'not_found', requestId: request.id };
  return reply.code(404).header('cache-control', 'no-store').send(body);
}
