import { type ErrorCode, errorTable } from '@gullylens/contract/definition/errors';

interface Circumstances {
  /** For the log only; never sent. */
  readonly log?: string;
  /** For people, beside the table's text. */
  readonly details?: string;
  readonly conflictEmail?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure that has a row in the table of errors: what the caller is told is the table's, what the log is told is ours. */
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
