import { runInThread } from '../../platform/worker-pool.ts';
import type { InsightsContext } from '../insights-context.ts';
import type { LearningJob } from './learn-history.worker.ts';
import { readNewestRatings } from './rating-snapshots.ts';

/**
 * Learns in a thread of its own what history has gained since the newest snapshot of the ratings. Returns at once when it
 * has gained nothing, and during an import: half a history would be learnt twice.
 */
export async function catchUpRatings(
  { db, clock, history }: Pick<InsightsContext, 'db' | 'clock' | 'history'>,
  databaseUrl: string,
  signal?: AbortSignal,
): Promise<void> {
  if (history.isImporting()) return;
  if ((await readNewestRatings(db))?.revision === (await history.revision())) return;
  await runInThread<LearningJob, number | null>({
    beside: import.meta.url,
    name: 'learn-history.worker',
    task: { databaseUrl, now: clock.now() },
    signal,
  });
}
