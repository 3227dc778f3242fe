import { DrizzleQueryError } from 'drizzle-orm';

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** Of several failures in one: enough to see what they have in common. */
const MOST_ERRORS = 5;

/**
 * An error as the log may have it. Named fields only: PostgreSQL's errors carry whole rows and drizzle's carry the
 * values of the query, in the message and so in the stack too, and either may hold addresses and tokens.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) {
    return { type: 'DrizzleQueryError', message: error.query, cause: describeError(error.cause) };
  }
  const { code } = error as { code?: unknown };
  const described: DescribedError = {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError
      ? { errors: error.errors.slice(0, MOST_ERRORS).map(describeError) }
      : {}),
  };
  return described;
}
