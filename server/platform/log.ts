import { type Logger, pino } from 'pino';

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

export function createLog(level: string): Log {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    redact: { paths: redactedPaths, censor: '[kept out of logs]' },
  });
}
