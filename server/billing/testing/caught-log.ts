import { type Logger, pino } from 'pino';

export interface CaughtLog {
  readonly log: Logger;
  /** Names of the alarms raised so far. */
  alerts(): string[];
  /** Names of the security notes made so far. */
  securityNotes(): string[];
  text(): string;
}

/** A real log, written into memory. */
export function catchLog(): CaughtLog {
  const lines: string[] = [];
  const named = (field: string) => () =>
    lines.map((line) => JSON.parse(line)[field]).filter((value) => value !== undefined);
  return {
    log: pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) }),
    alerts: named('alert'),
    securityNotes: named('security'),
    text: () => lines.join(''),
  };
}
