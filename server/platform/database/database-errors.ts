import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** What PostgreSQL said, out of the wrapping that drizzle puts around it. */
function unwrap(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** SQLSTATE classes and codes of a server that is away, full or going down; connections that never came have none. */
const AWAY = /^(08|53|57P)/;
const SOCKET_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** node-postgres gives these no code. */
const CONNECTION_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection ended|is not queryable|query read timeout/i;

/** Whether a failure means that the database cannot be reached just now, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = unwrap(error);
  if (!(cause instanceof Error)) return false;
  const { code } = cause as { code?: string };
  if (cause instanceof DatabaseError) return AWAY.test(code ?? '');
  return SOCKET_FAILURES.has(code ?? '') || CONNECTION_WORDS.test(cause.message);
}

/** The unique constraint that a write ran into, or null when the failure is another. */
export function violatedUniqueConstraint(error: unknown): string | null {
  const cause = unwrap(error);
  return cause instanceof DatabaseError && cause.code === '23505' ? (cause.constraint ?? '') : null;
}
