import { type Logger, pino } from 'pino';

export interface CapturedLog {
  readonly log: Logger;
  /** Names of the alarms raised so far. */
  alerts(): string[];
  /** Names of the security notes made so far. */
  securityNotes(): string[];
  /** How loudly each line with this message was told, `warn` or `error`. */
  loudness(message: string): (string | undefined)[];
  text(): string;
}

/** A real log, written into memory. */
export function captureLog(): CapturedLog {
  const lines: string[] = [];
  const read = () => lines.map((line) => JSON.parse(line));
  const named = (field: string) => () =>
    read().flatMap(({ [field]: value }) => (value === undefined ? [] : [value]));
  return {
    log: pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) }),
    alerts: named('alert'),
    securityNotes: named('security'),
    loudness: (message) =>
      read().flatMap(({ msg, level }) => (msg === message ? [pino.levels.labels[level]] : [])),
    text: () => lines.join(''),
  };
}
