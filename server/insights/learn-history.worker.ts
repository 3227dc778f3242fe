import { openDatabase } from '../platform/database/open-database.ts';
import { lowerThreadPriority } from '../platform/jobs/lower-priority.ts';
import { learnHistory } from './ratings/learn-history.ts';

/** Message to the learning thread. */
export interface LearningJob {
  readonly databaseUrl: string;
  readonly now: Date;
}

/** Advisory lock of the learning process, because others would compute the same. An arbitrary constant. */
const LEARNING_LOCK = 4_713_003;

lowerThreadPriority();

/** Runs in the learning thread. Returns the current snapshot's number, or null when another process is learning. */
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
