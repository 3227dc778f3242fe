import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** Returns the error of node-postgres, which drizzle wraps. */
function unwrap(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** SQLSTATE classes of a server that is unreachable, full or shutting down. Failed connections have no code. */
const UNAVAILABLE = /^(08|53|57P)/;
const SOCKET_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Messages of node-postgres errors without a code. */
const CONNECTION_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection ended|is not queryable|query read timeout/i;

/** True when the database is unreachable, full or shutting down. A later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = unwrap(error);
  if (!(cause instanceof Error)) return false;
  const { code } = cause as { code?: string };
  if (cause instanceof DatabaseError) return UNAVAILABLE.test(code ?? '');
  return SOCKET_FAILURES.has(code ?? '') || CONNECTION_WORDS.test(cause.message);
}

/**
 * Returns the name of the violated unique constraint (empty when PostgreSQL gives none), or null for other errors.
 */
export function violatedUniqueConstraint(error: unknown): string | null {
  const cause = unwrap(error);
  return cause instanceof DatabaseError && cause.code === '23505' ? (cause.constraint ?? '') : null;
}
