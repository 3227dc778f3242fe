import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';

/** Limit of one attempt. */
const CONNECT_LIMIT_MS = 5_000;
/** Pause between two attempts. */
const PAUSE_MS = 500;

/**
 * SQLSTATE codes that an operator can fix: wrong password or user, unknown database, no permission to connect.
 */
export const DATABASE_REFUSALS: ReadonlySet<string> = new Set(['28P01', '28000', '3D000', '42501']);

/** Thrown when a database cannot be used. The message is one sentence with host and cause, without the password. */
export class DatabaseUnusableError extends Error {
  constructor(url: string, cause: unknown) {
    super(`The database at ${hostOf(url)} cannot be used: ${describeCause(cause, url)}.`, { cause });
    this.name = 'DatabaseUnusableError';
  }
}

interface Wait {
  /** Total time for all attempts. */
  readonly limitMs: number;
  /** Called once, when the first attempt has failed. */
  readonly onWaiting?: (error: DatabaseUnusableError) => void;
  /** The clock in milliseconds and the pause between attempts; tests replace them. */
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Returns when a connection to the database succeeds, because the database may start at the same time as the server or
 * command. Retries while the server is unreachable, refuses the user or password, or lacks the database.
 * @throws DatabaseUnusableError when that lasts longer than the limit.
 */
export async function waitForDatabase(
  url: string,
  { limitMs, onWaiting, now = Date.now, pause = delay }: Wait,
): Promise<void> {
  const start = now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await connectOnce(url);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!isDatabaseUnavailable(error) && !DATABASE_REFUSALS.has(code)) throw error;
      const failure = new DatabaseUnusableError(url, error);
      if (now() - start + PAUSE_MS > limitMs) throw failure;
      if (isFirst) onWaiting?.(failure);
    }
    await pause(PAUSE_MS);
  }
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    // Not awaited: a server that does not answer never confirms the close.
    void client.end().catch(() => undefined);
  }
}

function hostOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname === '' ? 'localhost' : hostname}:${port === '' ? '5432' : port}`;
}

function describeCause(error: unknown, url: string): string {
  const { code = '', message } = error as { code?: string; message: string };
  const { username, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  switch (code) {
    case 'ECONNREFUSED':
      return 'no PostgreSQL listens there (ECONNREFUSED)';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the name of the host is not known (${code})`;
    case '28P01':
    case '28000':
      return `it refuses the user ${user} or the password (${code})`;
    case '3D000':
      return `it has no database ${decodeURIComponent(pathname.slice(1))} (3D000)`;
    case '42501':
      return `the user ${user} may not connect to it (42501)`;
    default:
      return code === '' ? message : `${message} (${code})`;
  }
}
