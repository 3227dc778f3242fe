import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { describeError } from './describe-error.ts';

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
