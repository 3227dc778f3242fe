import { expect, vi } from 'vitest';
import type { TestDatabase } from './create-test-database.ts';

interface Held {
  /** SQL that locks rows. */
  readonly by: readonly string[];
  /** Runs once the work waits for these rows. */
  readonly meanwhile?: () => void;
}

/** After this time the work is taken not to wait for the rows. Work under load reaches them earlier. */
const WAIT_LIMIT = { timeout: 30_000 };

/** Locks rows on a separate connection until the work waits for them. Returns the result of the work. */
export async function whileRowsLocked<Answer>(
  { pool }: TestDatabase,
  { by, meanwhile }: Held,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    for (const statement of by) await holder.query(statement);
    const answer = work();
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    }, WAIT_LIMIT);
    meanwhile?.();
    await holder.query('commit');
    return await answer;
  } finally {
    // Closing the connection releases locks that it may still hold.
    holder.release(true);
  }
}
