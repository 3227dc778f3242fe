import type { CricapiUsage } from './read-response.ts';

/** Why a call to CricAPI gave no data. */
export type CricapiFailureKind =
  /** The day's hits are used up, until UTC midnight or an upgrade of the plan. */
  | 'quota'
  /** Too many calls at once: the vendor rejects all calls with this key for some minutes. */
  | 'blocked'
  | 'bad_key'
  /** Nothing under this id. Normal for a scorecard before the start and for minor fixtures. */
  | 'not_found'
  /** A failure with an unknown message. */
  | 'refused'
  | 'throttled'
  | 'server_error'
  | 'not_json'
  | 'too_large'
  | 'timeout'
  | 'unreachable'
  /** JSON that does not fit this endpoint, or a response about another match. */
  | 'unexpected_shape'
  /** Not sent: the circuit breaker is open after consecutive failures. */
  | 'circuit_open';

interface FailureDetails {
  readonly endpoint: string;
  readonly message: string;
  readonly usage?: CricapiUsage | null;
  readonly blockedMinutes?: number;
}

/** A call without data. The message is for the log and never contains the key. */
export class CricapiFailure extends Error {
  readonly usage: CricapiUsage | null;
  /** The length of the vendor's block in minutes, for `blocked`; 0 otherwise. */
  readonly blockedMinutes: number;

  constructor(
    readonly kind: CricapiFailureKind,
    { endpoint, message, usage = null, blockedMinutes = 0 }: FailureDetails,
  ) {
    super(`cricapi ${endpoint}: ${message}`);
    this.name = 'CricapiFailure';
    this.usage = usage;
    this.blockedMinutes = blockedMinutes;
  }
}
