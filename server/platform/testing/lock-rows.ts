import { expect, vi } from 'vitest';
import type { TestDatabase } from './create-test-database.ts';

interface Held {
  /** SQL that takes hold of rows. */
  readonly by: readonly string[];
  /** What happens once the work waits for them. */
  readonly meanwhile?: () => void;
}

/** Timeout for work that never reaches the rows; slow work is below it. */
const LONGEST_WAY = { timeout: 30_000 };

/** Has a connection of its own hold rows until the work waits for them; gives what the work gives once they are let go. */
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
    }, LONGEST_WAY);
    meanwhile?.();
    await holder.query('commit');
    return await answer;
  } finally {
    // Its connection ends: what it may still hold is let go.
    holder.release(true);
  }
}
