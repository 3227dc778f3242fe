import { openDatabase } from '../platform/database/open-database.ts';
import { lowerThreadPriority } from '../platform/jobs/lower-priority.ts';
import { learnHistory } from './ratings/learn-history.ts';

/** Message to the learning thread. */
export interface LearningJob {
  /** Address without a pooler, because the lock belongs to the connection. */
  readonly databaseUrl: string;
  /** Time of learning that is stored with the snapshot. */
  readonly now: Date;
}

/** Advisory lock of the process that learns, because others would compute the same. An arbitrary number. */
const LEARNING_LOCK = 4_713_003;

lowerThreadPriority();

/**
 * Learns all matches that history has gained, in the learning thread of a process with the worker role. Returns the
 * current snapshot's number, or null when another process is learning.
 */
export async function answer({ databaseUrl, now }: LearningJob): Promise<number | null> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const { rows } = await database.pool.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LEARNING_LOCK],
    );
    if (rows[0]?.taken !== true) return null;
    return await learnHistory(database.db, now);
  } finally {
    await database.close();
  }
}
