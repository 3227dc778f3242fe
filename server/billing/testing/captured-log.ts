import { type Logger, pino } from 'pino';

export interface CapturedLog {
  readonly log: Logger;
  /** Names of the alarms raised so far. */
  alerts(): string[];
  /** Names of the security events logged so far. */
  securityEvents(): string[];
  /** The level of each line with this message, `warn` or `error`. */
  levelsOf(message: string): (string | undefined)[];
  text(): string;
}

/** Creates a real log that writes to memory. */
export function captureLog(): CapturedLog {
  const lines: string[] = [];
  const read = () => lines.map((line) => JSON.parse(line));
  const named = (field: string) => () =>
    read().flatMap(({ [field]: value }) => (value === undefined ? [] : [value]));
  return {
    log: pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) }),
    alerts: named('alert'),
    securityEvents: named('security'),
    levelsOf: (message) =>
      read().flatMap(({ msg, level }) => (msg === message ? [pino.levels.labels[level]] : [])),
    text: () => lines.join(''),
  };
}
