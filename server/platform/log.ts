import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** The process's logger, which writes JSON lines. */
export type Log = Logger;

/** Fields that must never be logged, at any depth. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'token',
  'access',
  'refresh',
  'credential',
  'signature',
  'email',
  'apikey',
];

const redactedPaths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Creates the log: JSON lines to standard output or `destination`. Passes each field `alert` to `onAlert`. */
export function createLog(
  level: string,
  destination?: DestinationStream,
  onAlert?: (alert: string) => void,
): Log {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: describeError },
    ...(onAlert && { hooks: countAlerts(onAlert) }),
    redact: { paths: redactedPaths, censor: '[redacted]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function countAlerts(onAlert: (alert: string) => void): LoggerOptions['hooks'] {
  return {
    logMethod(args, method) {
      const fields: unknown = args[0];
      if (typeof fields === 'object' && fields !== null && 'alert' in fields) onAlert(String(fields.alert));
      method.apply(this, args);
    },
  };
}

/** Maximum number of errors logged from an `AggregateError`. */
const MAX_ERRORS = 5;

/**
 * Returns an error's loggable fields. PostgreSQL's errors contain whole rows and drizzle's contain query values, in the
 * message and the stack; both may include addresses and tokens.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', message: error.query, cause: describeError(error.cause) };
  }
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    code: typeof code === 'string' ? code : undefined,
    stack: error.stack,
    cause: describeError(error.cause),
    errors:
      error instanceof AggregateError ? error.errors.slice(0, MAX_ERRORS).map(describeError) : undefined,
  };
}
