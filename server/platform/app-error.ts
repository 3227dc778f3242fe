import { type ErrorCode, errorTable } from '@gullylens/contract/definition/errors';

/** What an error carries besides its code. */
interface Circumstances {
  /** For the log only; never sent. */
  readonly log?: string;
  /** Details for the client, in addition to the table's text. */
  readonly details?: string;
  /** Sent as `conflict_email`: the e-mail address that another account here has already. */
  readonly conflictEmail?: string;
  readonly retryAfterSeconds?: number;
  /** True for a 503 that the operator caused, such as a restart. */
  readonly isPlanned?: true;
  readonly cause?: unknown;
}

/** An expected failure of the table in `contract/definition/errors.ts`. The client gets the table's text, not `log`. */
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
