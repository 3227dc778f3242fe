import { type ErrorCode, errorTable } from '@gullylens/contract/definition/errors';

/** What an error carries besides its code. */
interface Circumstances {
  /** Message for the log only; never sent. */
  readonly log?: string;
  /** Details for the client, in addition to the table's text. */
  readonly details?: string;
  /** Sent as `conflict_email`: an e-mail address that another account already has. */
  readonly conflictEmail?: string;
  /** Sent as the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** True for a 503 that the operator caused, such as a restart. */
  readonly isPlanned?: true;
  readonly cause?: unknown;
}

/**
 * An expected failure, with status and text from the table in `contract/definition/errors.ts`. Thrown by handlers of
 * every feature; the HTTP server answers with it.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: string;
  readonly circumstances: Circumstances;

  constructor(code: ErrorCode, circumstances: Circumstances = {}) {
    super(circumstances.log ?? errorTable[code].text, { cause: circumstances.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorTable[code].status;
    this.text = errorTable[code].text;
    this.circumstances = circumstances;
  }
}
