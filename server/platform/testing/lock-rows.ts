import { expect } from 'vitest';
import type { TestDatabase } from './create-test-database.ts';

interface Held {
  /** SQL that locks rows. */
  readonly by: readonly string[];
  /** Runs once the work waits for these rows. */
  readonly meanwhile?: () => void;
}

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
    const readWaiting = async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows;
    };
    await expect.poll(readWaiting).toHaveLength(1);
    meanwhile?.();
    await holder.query('commit');
    return await answer;
  } finally {
    // Closing the connection releases locks that it may still hold.
    holder.release(true);
  }
}
