import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/** Names of fields that must never be written out, wherever in a log line they stand. */
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

/** The program's log: JSON lines to `destination`, standard output unless said otherwise. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: describeError },
    redact: { paths: redactedPaths, censor: '[kept out of logs]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Of several failures in one: enough to see what they have in common. */
const MOST_ERRORS = 5;

/**
 * An error as the log may have it. Named fields only: PostgreSQL's errors carry whole rows and drizzle's carry the
 * values of the query, in the message and so in the stack too, and either may hold addresses and tokens.
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
      error instanceof AggregateError ? error.errors.slice(0, MOST_ERRORS).map(describeError) : undefined,
  };
}
