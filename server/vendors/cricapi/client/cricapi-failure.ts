import type { CricapiUsage } from './read-usage.ts';

export type CricapiFailureKind =
  /** The day's hits are used up, until UTC midnight or an upgrade of the plan. */
  | 'quota'
  /** Too many calls at once: the vendor answers nobody with this key for a while. */
  | 'blocked'
  | 'bad_key'
  /** Nothing under this id; normal for a scorecard before the start and for small fixtures. */
  | 'not_found'
  /** A failure in words that we do not know. */
  | 'refused'
  | 'throttled'
  | 'server_error'
  | 'not_json'
  | 'too_large'
  | 'timeout'
  | 'unreachable'
  /** JSON that is not what this address answers, or an answer about another match. */
  | 'unexpected_shape'
  /** Not asked at all: the breaker is open after failures in a row. */
  | 'circuit_open';

interface Particulars {
  readonly endpoint: string;
  readonly message: string;
  readonly usage?: CricapiUsage | null;
  readonly blockedMinutes?: number;
}

/** A call that gave no data. The message is for the log and never holds the key. */
export class CricapiFailure extends Error {
  readonly usage: CricapiUsage | null;
  /** How long the vendor says it blocks, for `blocked`; 0 otherwise. */
  readonly blockedMinutes: number;

  constructor(
    readonly kind: CricapiFailureKind,
    { endpoint, message, usage = null, blockedMinutes = 0 }: Particulars,
  ) {
    super(`cricapi ${endpoint}: ${message}`);
    this.name = 'CricapiFailure';
    this.usage = usage;
    this.blockedMinutes = blockedMinutes;
  }
}
